/** The names that makers give their lines: "Juniper Travel Stroller". No colors and no woods, because a title would then promise them. */
export const series = (
  'Amble Anemone Arbor Aster Avena Basil Bayberry Beacon Birdsong Bluebell Bramble Breeze Brook Calla Camellia Canopy Caraway Cider Clementine Clover Coast Comet Cove Cricket ' +
  'Dahlia Daybreak Dell Dewdrop Drift Dune Ember Fable Fennel Fern Fig Firefly Forage Foxglove Garden Ginger Glen Goldfinch Grove Halcyon Harbor Harvest Haven Hazel Hearth Heather Heron Hollow Honey Iris Island Ivy ' +
  'Jasmine Juniper Kestrel Kindred Lagoon Lantern Lichen Lullaby Magnolia Mallow Marigold Marsh Meadow Mellow Milo Mistral Moonlit Morning Mulberry Myrtle Nectar Nest Nimbus Nutmeg Ocean Opal Orchard Otter ' +
  'Pebble Peony Pepper Periwinkle Pippin Pixie Plover Pond Poppy Prairie Primrose Quill Quince Ramble Rascal Raven Reed Ripple River Robin Rosehip Rowan Rye Saffron Sandpiper Savanna Seashell Sedge Shore Sierra Silo Skylark Solstice Sorrel Sparrow Starling Sundew Sunday Sycamore ' +
  'Tansy Tarn Terra Thicket Thimble Thistle Thrush Tidal Tundra Twig Valley Verbena Vesper Wander Warbler Whistle Wildwood Willow Windmill Winter Wisp Wren Yarrow Zephyr Zinnia'
).split(' ');
