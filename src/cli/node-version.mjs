/** The version of Node → an error where it is too old; imported before all else, in syntax that old Nodes read. */

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`error: core-runner needs Node 20.19 or newer, this is ${process.versions.node}\n`);
  process.exit(2);
}
