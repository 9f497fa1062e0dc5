/** The names that makers give their lines: "Juniper Travel Stroller". */
export const series = (
  'Alder Amble Anemone Arbor Aspen Aster Auburn Avena Basil Bayberry Beacon Birdsong Bluebell Bramble Breeze Brook Calla Camellia Canopy Caraway Cedar Chestnut Cider Clementine Clover Coast Comet Coral Cove Cricket ' +
  'Dahlia Daybreak Dell Dewdrop Drift Dune Ember Fable Fennel Fern Fig Firefly Flax Fleece Forage Foxglove Garden Ginger Glen Goldfinch Grove Halcyon Harbor Harvest Haven Hazel Hearth Heather Heron Hollow Honey Indigo Iris Island Ivy ' +
  'Jasmine Juniper Kestrel Kindred Lagoon Lantern Larch Laurel Lichen Lilac Linden Lullaby Magnolia Mallow Maple Marigold Marsh Meadow Mellow Milo Mistral Moonlit Morning Moss Mulberry Myrtle Nectar Nest Nimbus Nutmeg Oak Ocean Olive Opal Orchard Otter ' +
  'Pebble Peony Pepper Periwinkle Pine Pippin Pixie Plover Plum Pond Poppy Prairie Primrose Quill Quince Ramble Rascal Raven Reed Ripple River Robin Rosehip Rowan Rye Saffron Sage Sandpiper Savanna Seashell Sedge Sequoia Shore Sierra Silo Skylark Solstice Sorrel Sparrow Spruce Starling Sundew Sunday Sycamore ' +
  'Tansy Tarn Terra Thicket Thimble Thistle Thrush Tidal Timber Tundra Twig Valley Verbena Vesper Violet Wander Warbler Wheat Whistle Wildwood Willow Windmill Winter Wisp Wren Yarrow Zephyr Zinnia'
).split(' ');
