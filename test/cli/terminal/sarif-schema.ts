/** The parts of SARIF that are written here, from the tables of the standard (SARIF 2.1.0, OASIS, 2020; the section behind each). */

const message = { type: 'object', required: ['text'], properties: { text: { type: 'string', minLength: 1 } } }; // 3.11
const place = { type: 'integer', minimum: 1 };
// 3.30: columns from 1, the end behind the last character.
const region = {
  type: 'object',
  required: ['startLine'],
  additionalProperties: false,
  properties: { startLine: place, startColumn: place, endLine: place, endColumn: place },
};
// 3.29 and 3.4.
const physicalLocation = {
  type: 'object',
  required: ['artifactLocation'],
  additionalProperties: false,
  properties: {
    artifactLocation: {
      type: 'object',
      required: ['uri'],
      properties: { uri: { type: 'string', format: 'uri-reference' } },
    },
    region,
  },
};
// 3.28.
const location = {
  type: 'object',
  additionalProperties: false,
  properties: { id: { type: 'integer', minimum: -1 }, message, physicalLocation },
};
// 3.49: a rule.
const reportingDescriptor = {
  type: 'object',
  required: ['id'],
  properties: {
    id: { type: 'string' },
    shortDescription: message,
    fullDescription: message,
    helpUri: { type: 'string', format: 'uri' },
  },
};
// 3.27.
const result = {
  type: 'object',
  required: ['message'],
  additionalProperties: false,
  properties: {
    ruleId: { type: 'string' },
    ruleIndex: { type: 'integer', minimum: -1 },
    level: { enum: ['none', 'note', 'warning', 'error'] },
    message,
    locations: { type: 'array', items: location },
    relatedLocations: { type: 'array', items: location },
  },
};
// 3.19.
const driver = {
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string' },
    version: { type: 'string' },
    semanticVersion: { type: 'string', pattern: '^\\d+\\.\\d+\\.\\d+' },
    informationUri: { type: 'string', format: 'uri' },
    rules: { type: 'array', uniqueItems: true, items: reportingDescriptor },
  },
};
// 3.14.
const run = {
  type: 'object',
  required: ['tool'],
  additionalProperties: false,
  properties: {
    tool: { type: 'object', required: ['driver'], properties: { driver } },
    columnKind: { enum: ['utf16CodeUnits', 'unicodeCodePoints'] },
    results: { type: 'array', items: result },
  },
};

/** A log file (3.13). */
export const sarifSchema = {
  type: 'object',
  required: ['version', 'runs'],
  additionalProperties: false,
  properties: {
    $schema: { type: 'string', format: 'uri' },
    version: { const: '2.1.0' },
    runs: { type: 'array', items: run },
  },
};
