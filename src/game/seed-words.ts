/** A table of the run code: words that seeds are made of, seven bits each. */

/**
 * Printed codes hold the index of a word: words may be appended, up to 128, and none may ever move. They are from the
 * games that shipped with the first codes; seeds of other words are written by letters.
 */
export const codeWords: readonly string[] = (
  'rusty crane ledger pallet gantry copper siding hatch boiler ticket foreman gasket pigeon chalk lantern bucket ' +
  'solvent girder toll anvil breach conveyor receipt sump zinc furnace harness broker wagon ballast turbine eel kiln ' +
  'parcel silo grease manifest orchard kettle rivet shutter tunnel voltage walker yard overtime honey icebox junk lime ' +
  'muddy narrow oily pewter quiet sooty tin umbrella velvet whistle ' +
  'limpet marble whelk gull rope spoon lamp mussel slip groyne tar eddy plover salt cork jug weed sandbank cockle oar ' +
  'mast post hymn gable cliff toffee bacon crab chapel'
).split(' ');
