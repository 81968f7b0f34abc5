/** A table of the run code: words that seeds are made of, seven bits each. */

/** Words by index: up to 128 may be appended, none may move, since printed codes hold the index. Other seeds are spelled. */
export const codeWords: readonly string[] = (
  'rusty crane ledger pallet gantry copper siding hatch boiler ticket foreman gasket pigeon chalk lantern bucket ' +
  'solvent girder toll anvil breach conveyor receipt sump zinc furnace harness broker wagon ballast turbine eel kiln ' +
  'parcel silo grease manifest orchard kettle rivet shutter tunnel voltage walker yard overtime honey icebox junk lime ' +
  'muddy narrow oily pewter quiet sooty tin umbrella velvet whistle ' +
  'limpet marble whelk gull rope spoon lamp mussel slip groyne tar eddy plover salt cork jug weed sandbank cockle oar ' +
  'mast post hymn gable cliff toffee bacon crab chapel'
).split(' ');
