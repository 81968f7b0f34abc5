/** What a picture beside an Event or an Ending can show: made from `art/pictures/` by `npm run list-pictures` and each build. */

/** The names of all pictures. */
// biome-ignore format: nobody reads it line by line.
export const pictureNames = [
  'auction', 'bays', 'bees', 'birds', 'boots', 'bottles', 'bridge', 'cable', 'cake', 'carpet',
  'carriage', 'cello', 'chair', 'chimneys', 'cistern', 'clock', 'conveyor', 'counter', 'crane', 'crate',
  'crowd', 'dog', 'door', 'drone', 'eels', 'exchange', 'fan', 'fish', 'gate', 'geranium',
  'hands', 'kettle', 'lamps', 'letters', 'lift', 'lock', 'machines', 'nest', 'oven', 'pipes',
  'pylons', 'radiator', 'rails', 'rain', 'roofs', 'sandwich', 'scales', 'shutters', 'signals', 'silos',
  'snow', 'stable', 'stairs', 'street', 'strip', 'table', 'tank', 'target', 'tooth', 'tram',
  'truck', 'tunnel', 'wages', 'walker', 'wall', 'washing', 'winch', 'windows',
] as const;
/** A picture by its name. */
export type PictureName = (typeof pictureNames)[number];
