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
      'Ours arrived with a scratch, and the second one had a loose seam.',
      'The color was nothing like the picture.',
      'We tried it for a week and went back to what we had before.',
      'One part was missing, and it took three emails to get it.',
      'It feels cheaper than the price suggests.',
    ],
  },
  {
    titles: ['Good idea, so-so result', 'It’s all right', 'Hoped for better', 'Mixed feelings'],
    said: [
      'It does what it should, but just barely.',
      'The instructions are four tiny drawings, and two of them are of the box.',
      'Smaller than we thought. Measure first.',
      'The fabric pills after a few weeks.',
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
      'Useful, but it collects crumbs in every corner.',
    ],
  },
  {
    titles: ['Glad we have it', 'Nearly perfect', 'Well thought out', 'Would buy again', 'Better than expected'],
    said: [
      'The packaging was a bit much.',
      'One star off because the bag it comes with is tiny.',
      'We’ve used it every day since it arrived.',
      'We compared five of these and don’t regret our choice.',
      'Easy to set up, even for two tired people.',
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
      'Lovely, and practical too',
      'The best gift we got',
    ],
    said: [
      'We’ve recommended it to everyone who asked, and some who didn’t.',
      'It still looks new after months of daily use.',
      'We already ordered a second one for the grandparents.',
      'It was on our registry, and I’m glad we chose this one.',
      'Everything about it feels well thought out.',
      'Arrived fast, nothing to assemble, used it the same night.',
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
  'My wife picked it out, and I put it together.',
];

/** By the root category of the product. */
export const byRoot: Readonly<Partial<Record<RootSlug, readonly string[]>>> = {
  strollers: [
    'It handles cobblestones without a problem.',
    'Fits in the back of a small car with the wheels on.',
    'I can steer it with one hand and hold a coffee with the other.',
    'The basket holds a week’s groceries.',
    'It’s heavier on the stairs than I expected.',
  ],
  'car-seats': [
    'The cover comes off for the wash without tools.',
    'We moved it from our car to my parents’ in five minutes.',
    'Wide, so measure your back seat.',
    'The straps don’t twist.',
  ],
  carriers: [
    'We both wear it, and we’re very different sizes.',
    'You can open the clips with gloves on.',
    'I was glad to have it on every trip.',
    'A little warm in July.',
  ],
  nursery: [
    'Put it together in under an hour, and all the screws were there.',
    'It looks even better in the room than in the picture.',
    'The drawers slide quietly.',
    'The wood smelled for a day. We opened a window.',
  ],
  playroom: [
    'It has survived being thrown, sat on and chewed.',
    'The colors are calmer than on most toys.',
    'Played with every day for a month, then rediscovered.',
    'The cousins fight over it.',
  ],
  'bath-potty': [
    'Dries quickly and hangs flat.',
    'Everything rinses off.',
    'It doesn’t slide around.',
    'Doesn’t take up much room.',
  ],
  'baby-health-safety': [
    'You can read the display in the dark.',
    'The batteries that came with it lasted months.',
    'It was clear right away how to use it.',
    'The case is a nice touch.',
  ],
  feeding: [
    'All the parts go in the dishwasher.',
    'No leaks in the bag, which is all I asked for.',
    'The lid takes some muscle to close.',
    'Easy to take apart and put together half asleep.',
  ],
  diapering: [
    'It holds more than it looks.',
    'Wipes clean in a second.',
    'The zipper is still going strong.',
    'Sized right, for once.',
  ],
  clothing: [
    'Soft after ten washes.',
    'Runs a little large, which is fine.',
    'The snaps stay closed and open when they should.',
    'The print hasn’t faded.',
    'Easy to get on a wriggling baby.',
  ],
  more: [
    'Nicely made and nicely packaged.',
    'It was the gift everyone talked about.',
    'A good idea for people who have everything.',
  ],
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
