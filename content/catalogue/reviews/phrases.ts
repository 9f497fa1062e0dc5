import type { RootSlug } from '../brands.ts';

/** What sample reviews are put together from. Nothing here speaks of health, safety or sleep: nobody may take it for advice. */
export interface Phrases {
  titles: readonly string[];
  said: readonly string[];
}

/** By stars, from one to five. */
export const byStars: readonly Phrases[] = [
  {
    titles: ['Sent it back', 'Not for us', 'Expected more', 'A disappointment'],
    said: [
      'Ours arrived with a scratch, and the second one had a loose seam.',
      'The color was nothing like the picture.',
      'We tried it for a week and went back to what we had before.',
      'One part was missing, and it took three mails to get it.',
      'It felt cheaper in the hand than the price suggests.',
    ],
  },
  {
    titles: ['Good idea, so-so result', 'It is alright', 'Had hoped for better', 'Mixed feelings'],
    said: [
      'It does what it should, but only just.',
      'The instructions are four small drawings, and two of them are of the box.',
      'Smaller than we thought. Measure first.',
      'The fabric pills after a few weeks.',
      'Fine for the grandparents’ house, not for every day.',
    ],
  },
  {
    titles: ['Does its job', 'Fine, with one but', 'Solid and plain', 'Good enough for us'],
    said: [
      'Nothing wrong with it and nothing to rave about.',
      'It took us some time to get used to it.',
      'Good for the price, I would look at others next time.',
      'We like it more than our friends do.',
      'Useful, but it collects crumbs in every corner.',
    ],
  },
  {
    titles: ['Glad we have it', 'Nearly perfect', 'Thought through', 'Would buy again', 'Better than expected'],
    said: [
      'Only the packaging was a bit much.',
      'One star less because the bag that comes with it is tiny.',
      'It has been in use every day since it came.',
      'We compared five of these and have not regretted it.',
      'Easy to set up, even for two tired people.',
      'I would have liked more colors to choose from.',
    ],
  },
  {
    titles: [
      'Our favorite thing',
      'Exactly what we needed',
      'Worth every cent',
      'Cannot fault it',
      'Recommended to all our friends',
      'Lovely, and practical too',
      'The best present we got',
    ],
    said: [
      'We have recommended it to everybody who asked, and to some who did not.',
      'It still looks new after months of daily use.',
      'The second one is already ordered, for the grandparents.',
      'It was on our registry, and I am glad we chose this one.',
      'Everything about it feels as if somebody had tried it out first.',
      'Quick delivery, nothing to put together, used the same evening.',
      'It does one thing, and does it well.',
    ],
  },
];

export const openings: readonly string[] = [
  'We are expecting our second and wanted something that lasts.',
  'A present from the whole office.',
  'Bought for our grandchild.',
  'We live on the third floor without a lift.',
  'Our flat is small, so everything has to earn its place.',
  'My sister had one, so we knew what we were getting.',
  'Twins, so we bought two.',
  'I read far too many comparisons before this one.',
  'We had it for four months when I wrote this.',
  'The neighbors lent us theirs first.',
  'First child, no idea what we were doing.',
  'My wife chose it, I carried it home.',
];

/** By where in the shop the product stands. */
export const byRoot: Readonly<Partial<Record<RootSlug, readonly string[]>>> = {
  strollers: [
    'It goes over cobbles without complaint.',
    'Fits into the back of a small car with the wheels on.',
    'I can steer it with one hand and hold a coffee with the other.',
    'The basket takes a whole weekly shop.',
    'It is heavier on the stairs than I thought.',
  ],
  'car-seats': [
    'The cover comes off for the wash without tools.',
    'It moved from our car to my parents’ in five minutes.',
    'Wide, so measure your back seat.',
    'The straps do not twist.',
  ],
  carriers: [
    'Both of us wear it, and we are very different in size.',
    'The clips can be opened with gloves on.',
    'I was glad of it on every train journey.',
    'A bit warm in July.',
  ],
  nursery: [
    'Put together in under an hour, with all screws there.',
    'It looks calmer in the room than in the picture.',
    'The drawers run quietly.',
    'The wood smelled for a day with the window open.',
  ],
  playroom: [
    'It has survived being thrown, sat on and chewed.',
    'The colors are calmer than most toys.',
    'Played with every day for a month, then rediscovered.',
    'The cousins fight over it.',
  ],
  'bath-potty': [
    'Dries quickly and hangs flat.',
    'Everything rinses off.',
    'It does not slide about.',
    'Takes little room.',
  ],
  'baby-health-safety': [
    'The display can be read in the dark.',
    'The batteries that came with it lasted months.',
    'It was clear how to use it at once.',
    'The case is a nice touch.',
  ],
  feeding: [
    'All parts go into the dishwasher.',
    'No drips in the bag, which was all I asked for.',
    'The lid takes some strength to close.',
    'Easy to take apart and to put together half asleep.',
  ],
  diapering: [
    'It holds more than it looks.',
    'Wipes clean in a second.',
    'The zip is still going strong.',
    'Sized right, for once.',
  ],
  clothing: [
    'Soft after ten washes.',
    'Runs a little large, which is fine.',
    'The snaps stay closed and open when they should.',
    'The print has not faded.',
    'Easy to get on a wriggling baby.',
  ],
  more: [
    'Nicely made and nicely packed.',
    'It was the card everybody read aloud.',
    'A good idea for those who have it all.',
  ],
};

/** After one of the product's highlights, in quotation marks. */
export const confirmed: readonly string[] = [
  'is what sold it to us, and it is so.',
  'is true.',
  'was the reason we took this one.',
  'matters more than we thought.',
  'is not just a line on the page.',
];
export const doubted: readonly string[] = [
  'sounds better than it is.',
  'is true on some days.',
  'promised more than we found.',
];

export const closings: readonly string[] = [
  'Would choose it again.',
  'Thank you to whoever gave it to us.',
  'No regrets.',
  'We will hand it on when we are done with it.',
  'That is all one can ask for.',
  'I hope this helps somebody to decide.',
];

export const firstNames: readonly string[] =
  `Ada Aiko Alma Amir Ana Anouk Arda Asta Bela Bram Cleo Dara Dina Edda Eli Elin Emre Enzo Esra Fadi Femi Finn Freya Gita Goran Hana
  Ida Ilse Imani Ines Ivo Jana Joao Jonas Juno Kaja Kim Lamar Lea Leila Lena Levi Lior Lotte Luca Maja Malik Mara Mateo Mei Mika Mila
  Nadia Nils Noor Nour Ola Omar Otto Paz Pia Priya Rana Remy Rosa Ruben Sami Sana Selma Sena Silas Sofia Sune Tariq Theo Tilda Umi Vera
  Wim Yara Yusuf Zoe`.split(/\s+/);
