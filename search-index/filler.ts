/** Words of questions and wishes around what is meant. Only queries lose them; a document keeps "help" and "keep". */
import { stopWords } from './tokens.ts';

const spoken =
  'what whats which who whom whose where wheres when why how do does did done can could should would will shall might may must am was were been ' +
  'being there here these those they them their he she his her him us me mine im ive id were youre dont doesnt wont cant isnt wasnt need needs needed want wants ' +
  'wanted looking look search searching find finding get gets getting got buy buying purchase order use uses used using make makes making put ' +
  'puts take takes taking bring show shows give tell please hello hi something anything everything thing stuff some ones very really ' +
  'just also too ok okay lot lots than then but not no if about into onto out off over around near after before during while without like ' +
  'idea suggestion recommend recommendation option type sort kind able easily keep help helps today tomorrow soon ' +
  'was wie wo welche welcher brauche suche ich mein meine mon ma mes je cherche quel quelle que como donde necesito busco quiero mi mis ' +
  'dla voor per di da della dei il een het van met com uma um cerco procuro szukam zoek ik sur';

const filler: ReadonlySet<string> = new Set(spoken.split(' '));

export const isFiller = (word: string): boolean => stopWords.has(word) || filler.has(word);
