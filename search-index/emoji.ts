/** What a picture in a query says. Data; a picture beside words is decoration and never demanded. */
const pictures: Record<string, string> = {
  '👶': 'baby',
  '🍼': 'bottle',
  '🧸': 'teddy bear',
  '🐻': 'bear',
  '🐘': 'elephant',
  '🐰': 'bunny',
  '🐇': 'bunny',
  '🐶': 'dog',
  '🦆': 'duck',
  '🛏': 'crib',
  '🚗': 'car seat',
  '🎁': 'gift',
  '🎄': 'christmas',
  '🎂': 'birthday',
  '🧦': 'socks',
  '👗': 'dress',
  '👒': 'sun hat',
  '🧢': 'hat',
  '🎩': 'hat',
  '👟': 'shoes',
  '👞': 'shoes',
  '🥿': 'shoes',
  '📚': 'books',
  '📖': 'book',
  '📕': 'book',
  '🛁': 'bathtub',
  '🛀': 'bath',
  '🌈': 'rainbow',
  '⭐': 'star',
  '🌟': 'star',
  '🌙': 'moon',
  '❤': 'heart',
  '🧴': 'lotion',
  '🧼': 'soap',
  '🌡': 'thermometer',
  '🪑': 'high chair',
  '💡': 'night light',
  '🎵': 'sound machine',
  '🧩': 'puzzle',
  '🪀': 'toy',
  '🚲': 'balance bike',
  '🥄': 'spoon',
  '🍽': 'plate',
  '🥣': 'bowl',
  '🥤': 'cup',
  '🏊': 'swim',
  '🩱': 'swimsuit',
  '🧥': 'jacket',
  '🧤': 'mittens',
  '👖': 'pants',
  '👕': 'tee',
  '🤧': 'nose',
  '🎒': 'backpack',
  '👜': 'diaper bag',
  '🔒': 'lock',
  '🤰': 'pregnancy',
  '🏖': 'beach',
  '✈': 'travel',
  '🏃': 'running',
  '🚽': 'potty',
  '🤱': 'nursing',
};

const anyPicture = /\p{Extended_Pictographic}/gu;

/** The text without pictures, and what the pictures say. */
export function readPictures(text: string): { text: string; said: string } {
  const said: string[] = [];
  const rest = text.replace(anyPicture, (picture) => {
    const word = pictures[picture];
    if (word !== undefined) said.push(word);
    return ' ';
  });
  return { text: rest, said: said.join(' ') };
}
