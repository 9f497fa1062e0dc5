import type { RootSlug } from '../brands.ts';

/** The phrases of sample reviews. None is about health, safety or sleep, so that nobody takes it for advice. */
export interface Phrases {
  titles: readonly string[];
  said: readonly string[];
}

/** By stars, from one to five. */
export const byStars: readonly Phrases[] = [
  {
    titles: ['Sent it back', 'Not for us', 'Expected more', 'A disappointment'],
    said: [
      'The first one arrived damaged, and so did the second.',
      'The color was nothing like the picture.',
      'We tried it for a week and went back to what we had before.',
      'The box was missing something, and it took three emails to get it.',
      'It feels cheaper than the price suggests.',
    ],
  },
  {
    titles: ['Good idea, so-so result', 'It’s all right', 'Hoped for better', 'Mixed feelings'],
    said: [
      'It does what it should, but just barely.',
      'We keep reaching for the old one instead.',
      'Smaller than we thought. Measure first.',
      'It looked worn after a few weeks.',
      'Fine for the grandparents’ house, not for every day.',
    ],
  },
  {
    titles: ['Does its job', 'Good, with one catch', 'Solid and plain', 'Good enough for us'],
    said: [
      'Nothing wrong with it, but nothing to rave about.',
      'It took us some time to get used to it.',
      'Good for the price, but I’d look at others next time.',
      'We like it more than our friends do.',
      'Useful, but not as often as we expected.',
    ],
  },
  {
    titles: ['Glad we have it', 'Nearly perfect', 'Well thought out', 'Would buy again', 'Better than expected'],
    said: [
      'The packaging was a bit much.',
      'One star off because it took two weeks to arrive.',
      'We’ve used it every day since it arrived.',
      'We compared five of these and don’t regret our choice.',
      'No surprises, which is what two tired people need.',
      'I would have liked more colors to choose from.',
    ],
  },
  {
    titles: [
      'Our favorite thing',
      'Exactly what we needed',
      'Worth every penny',
      'Can’t find a fault',
      'Recommended to all our friends',
      'Lovely, and practical, too',
      'The best gift we got',
    ],
    said: [
      'We’ve recommended it to everyone who asked, and some who didn’t.',
      'It still looks new after months of daily use.',
      'We already ordered a second one for the grandparents.',
      'It was on our registry, and I’m glad we chose this one.',
      'Everything about it feels well thought out.',
      'It arrived fast, and we used it the same day.',
      'It does one thing, and does it well.',
    ],
  },
];

export const openings: readonly string[] = [
  'We’re expecting our second and wanted something that would last.',
  'A gift from the whole office.',
  'Bought for our grandchild.',
  'We live on the third floor with no elevator.',
  'Our apartment is small, so everything has to earn its place.',
  'My sister had one, so we knew what we were getting.',
  'We have twins, so we bought two.',
  'I read way too many comparisons before I bought this.',
  'We’ve had it for four months now.',
  'Our neighbors lent us theirs first.',
  'First child, no idea what we were doing.',
  'My wife picked it out, and I took the credit.',
];

/** By the root category of the product: true of everything below it, from the stroller to its rain cover. */
export const byRoot: Readonly<Partial<Record<RootSlug, readonly string[]>>> = {
  strollers: [
    'We’ve taken it out in every kind of weather.',
    'It’s been on buses, trains, and one ferry.',
    'Still looks good after a winter of salt and slush.',
  ],
  'car-seats': ['No rattling, even on the worst road we know.', 'It looks at home in our old car.'],
  carriers: ['I was glad to have it on every trip.', 'It’s been through the wash more often than my jeans.'],
  nursery: ['It looks even better in the room than in the picture.', 'It goes with everything else we have.'],
  playroom: [
    'The colors are calmer than on most toys.',
    'Loved for a month, forgotten, and then rediscovered.',
    'The cousins fight over it.',
  ],
  'bath-potty': ['Doesn’t take up much room.', 'It’s part of every evening now.'],
  'baby-health-safety': ['It was clear right away how to use it.', 'I wish we’d bought it sooner.'],
  feeding: ['It gets used at least twice a day.', 'One less thing to think about at 3 a.m.'],
  diapering: ['It makes our changing corner work.', 'We reach for it ten times a day.'],
  clothing: ['Runs a little large, which is fine.', 'The color hasn’t faded.'],
  more: [
    'Nicely made and nicely packaged.',
    'It was the gift everyone talked about.',
    'A good idea for people who have everything.',
  ],
};

const assembled = [
  'Put it together in under an hour, and all the screws were there.',
  'The wood smelled for a day. We opened a window.',
];
const rolling = [
  'It handles cobblestones without a problem.',
  'I can steer it with one hand and hold a coffee with the other.',
  'It’s heavier on the stairs than I expected.',
];
const seat = ['The cover comes off for the wash without tools.', 'Wide, so measure your back seat.'];
const parts = [
  'All the parts go in the dishwasher.',
  'No leaks in the bag, which is all I asked for.',
  'Easy to take apart and put together half asleep.',
];
const soft = ['Soft after ten washes.', 'It dries overnight.'];

/** By the leaf category: true of that kind of thing only. */
export const byLeaf: Readonly<Record<string, readonly string[]>> = {
  'full-size-strollers': [...rolling, 'The basket holds a week’s groceries.'],
  'travel-strollers': ['I can fold it with a bag on my shoulder.', rolling[2]!],
  'jogging-strollers': rolling,
  'double-strollers': rolling,
  'travel-systems': rolling,
  'infant-car-seats': seat,
  'convertible-car-seats': [...seat, 'We moved it from our car to my parents’ in five minutes.'],
  'booster-seats': seat,
  'structured-carriers': [
    'We both wear it, and we’re very different sizes.',
    'You can open the clips with gloves on.',
    'A little warm in July.',
  ],
  'wraps-and-slings': ['It took three tries and a mirror to learn.', 'A little warm in July.'],
  cribs: assembled,
  'dressers-and-changers': assembled,
  'crib-sheets': soft,
  'swaddles-and-blankets': soft,
  'sleep-sacks': soft,
  'plush-toys': ['It has survived being thrown, sat on, and chewed.'],
  'blocks-and-stackers': ['It has survived being thrown, sat on, and chewed.'],
  'baby-books': ['We know it by heart.', 'The corners are chewed, and the pages still turn.'],
  bathtubs: ['Everything rinses off.', 'It doesn’t slide around.'],
  'towels-and-washcloths': soft,
  'bath-toys': ['Everything rinses off.'],
  'wash-and-lotion': ['A little goes a long way.'],
  thermometers: ['You can read the display in the dark.', 'The batteries that came with it lasted months.'],
  childproofing: ['I did the whole apartment in one evening.'],
  humidifiers: ['Quiet enough that we forget it’s on.'],
  'health-and-grooming-kits': ['Everything has its place.'],
  bottles: parts,
  'toddler-cups': parts,
  'high-chairs': ['Crumbs wipe off in one pass.', 'It doesn’t look out of place at our table.'],
  'bibs-and-burp-cloths': soft,
  diapers: ['Sized right, for once.'],
  'changing-pads': ['Wipes clean in a second.'],
  'diaper-bags': ['It holds more than it looks.', 'The zipper is still going strong.'],
  bodysuits: [...soft, 'The snaps stay closed and open when they should.', 'Easy to get on a wriggling baby.'],
  pajamas: [...soft, 'Easy to get on a wriggling baby.'],
  rompers: soft,
  'tops-and-pants': soft,
  dresses: soft,
};

/** After one of the product's highlights, in quotation marks. */
export const confirmed: readonly string[] = [
  'is what sold us, and it’s true.',
  'is true.',
  'was the reason we took this one.',
  'matters more than we thought.',
  'isn’t just a line on the page.',
];
export const doubted: readonly string[] = [
  'sounds better than it is.',
  'is true some days.',
  'promised more than it delivered.',
];

export const closings: readonly string[] = [
  'I’d buy it again.',
  'Thank you to whoever gave it to us.',
  'No regrets.',
  'We’ll pass it on when we’re done with it.',
  'That’s all you can ask for.',
  'Hope this helps someone decide.',
];

export const firstNames: readonly string[] =
  `Ada Aiko Alma Amir Ana Anouk Arda Asta Bela Bram Cleo Dara Dina Edda Eli Elin Emre Enzo Esra Fadi Femi Finn Freya Gita Goran Hana
  Ida Ilse Imani Ines Ivo Jana Joao Jonas Juno Kaja Kim Lamar Lea Leila Lena Levi Lior Lotte Luca Maja Malik Mara Mateo Mei Mika Mila
  Nadia Nils Noor Nour Ola Omar Otto Paz Pia Priya Rana Remy Rosa Ruben Sami Sana Selma Sena Silas Sofia Sune Tariq Theo Tilda Umi Vera
  Wim Yara Yusuf Zoe`.split(/\s+/);
