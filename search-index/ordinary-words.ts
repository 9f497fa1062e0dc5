/**
 * Words of everyday English that are spelled right though no product has them: "flower" is no slip of the finger for "lower", and who looks
 * for an iPhone wants no phone pocket. Both engines leave them as they are. Data only; what the synonym table names is known anyway.
 */
const words =
  // Things that other shops have.
  'iphone ipad phone bitcoin crypto tennis racket racquet golf football soccer baseball basketball hockey laptop computer tablet charger battery cable headphone speaker television radio printer keyboard mouse console playstation ' +
  'xbox nintendo lego barbie guitar violin piano drum trumpet flute bike bicycle scooter skateboard motorcycle engine motor tire tyre car truck ' +
  'lever fuel petrol diesel oil hammer drill screw nail saw ladder paint brush broom vacuum mop detergent bleach sponge towel curtain sofa couch ' +
  'table desk lamp bulb candle vase mirror clock watch ring necklace bracelet earring jewelry perfume makeup lipstick mascara razor shaver wallet ' +
  'purse handbag luggage suitcase umbrella tent backpack stove oven fridge freezer microwave toaster kettle blender mixer knife fork pan pot ' +
  'skillet grill faucet sink shower toilet ticket voucher coupon magazine newspaper pencil crayon marker paper envelope stapler calculator ' +
  // People, animals, plants, food.
  'sister brother cousin uncle aunt nephew niece grandma grandpa grandmother grandfather grandparent husband wife partner teacher doctor nurse ' +
  'friend neighbor family person people woman women dog cat puppy kitten horse pony cow goat pig chicken duck bird fish shark whale ' +
  'dolphin turtle snake frog mouse rabbit lion tiger leopard zebra giraffe monkey gorilla dinosaur dragon unicorn butterfly flower floral tree ' +
  'leaf grass rose tulip lily sunflower apple banana orange lemon grape cherry berry strawberry peach tomato potato carrot onion bread butter ' +
  'cheese milk coffee tea juice water soda beer wine whiskey chocolate candy sugar honey salt pepper spice flour rice pasta noodle pizza ' +
  'burger salad soup sauce snack cookie cake pie ' +
  // Seasons, places, time, weather, holidays.
  'spring summer autumn winter january february march april june july august september october november december monday tuesday wednesday ' +
  'thursday friday saturday sunday today tomorrow morning evening easter halloween christmas hanukkah ramadan diwali thanksgiving valentine ' +
  'wedding birthday graduation anniversary beach mountain forest river lake ocean desert city village country kitchen garden garage basement ' +
  'office school church hospital hotel airport station ' +
  // What is said of things and of buying.
  'trending popular famous modern vintage classic retro rustic elegant luxury fancy simple plain solid smooth rough sharp heavy light thick thin ' +
  'narrow wide tall short long large medium tiny huge giant lower upper inner outer left right front back stock shipping delivery return refund ' +
  'warranty receipt store market brand manual instruction assembly repair rental used second third fourth single triple multiple extra spare ' +
  'style mount stand holder handle hook clip strap buckle button zipper lace ribbon string chain wheel pedal brake bell horn light switch ' +
  'cover case sleeve pocket lining filter cartridge refill part piece kit tool lounger bumper leather metal steel iron aluminum plastic rubber ' +
  'glass ceramic paper cardboard denim velvet silk satin ' +
  // Doing.
  'treat fix cut walking running jumping dancing singing drawing painting cooking baking reading writing sewing knitting sleeping eating drinking washing ' +
  'cleaning building playing gaming fishing hunting camping hiking climbing swimming surfing skiing sailing driving riding flying traveling ' +
  'working learning teaching growing loving hello thanks welcome password account login address order track cancel contact help policy';

export const ordinaryWords: readonly string[] = [...new Set(words.split(' '))];

const ordinary: ReadonlySet<string> = new Set(ordinaryWords);

export const isOrdinaryWord = (typed: string, stem: string): boolean => ordinary.has(typed) || ordinary.has(stem);
