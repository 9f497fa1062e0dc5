/**
 * `node scripts/draw-icons.ts`: writes every icon into one file (`site/ui/icons.svg`), which pages reference by name; run it after adding
 * an icon here and to `site/ui/icon-names.ts`. No page contains the drawings, neither in its HTML nor in a script.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  Archive,
  ArrowRight,
  ArrowUp,
  ArrowUpDown,
  BookOpen,
  CalendarDays,
  Camera,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  CircleHelp,
  CircleUser,
  Contrast,
  Download,
  Eye,
  EyeOff,
  Gift,
  GripVertical,
  Heart,
  type IconNode,
  Link,
  ListChecks,
  LoaderCircle,
  Mail,
  Menu,
  Minus,
  Package,
  Pencil,
  Plus,
  Printer,
  Recycle,
  Scale,
  Search,
  Settings2,
  ShieldCheck,
  ShoppingBag,
  Star,
  Trash2,
  TriangleAlert,
  Truck,
  Users,
  X,
} from 'lucide';
import type { IconName } from '#site/ui/icon-names.ts';

const drawings: Record<IconName, IconNode> = {
  account: CircleUser,
  add: Plus,
  alert: CircleAlert,
  archive: Archive,
  back: ChevronLeft,
  calendar: CalendarDays,
  camera: Camera,
  cart: ShoppingBag,
  check: Check,
  checklist: ListChecks,
  close: X,
  compare: Scale,
  done: CircleCheck,
  down: ChevronDown,
  download: Download,
  edit: Pencil,
  forward: ChevronRight,
  gift: Gift,
  grip: GripVertical,
  guide: BookOpen,
  heart: Heart,
  help: CircleHelp,
  less: Minus,
  link: Link,
  mail: Mail,
  menu: Menu,
  onward: ArrowRight,
  organize: ArrowUpDown,
  package: Package,
  people: Users,
  print: Printer,
  recycle: Recycle,
  remove: Trash2,
  safe: ShieldCheck,
  search: Search,
  secret: EyeOff,
  settings: Settings2,
  shipping: Truck,
  star: Star,
  theme: Contrast,
  see: Eye,
  up: ArrowUp,
  waiting: LoaderCircle,
  warning: TriangleAlert,
};

/** The shop's own mark, in the colors of the theme: a folded bundle with a heart-shaped knot, the layette itself. */
const logo =
  '<symbol id="logo" viewBox="0 0 32 32">' +
  '<path fill="var(--color-accent)" d="M16 13.2C9.4 13.2 3 18 3 24.2 3 28 5.6 30 9.6 30h12.8c4 0 6.6-2 6.6-5.8 0-6.2-6.4-11-13-11Z"/>' +
  '<path fill="var(--color-sage)" d="M16 13.6c-1.8-2.6-6.8-3.3-6.8-7.3C9.2 3.9 11 2.2 13 2.2c1.3 0 2.3.6 3 1.7.7-1.1 1.7-1.7 3-1.7 2 0 3.8 1.7 3.8 4.1 0 4-5 4.7-6.8 7.3Z"/>' +
  '<path fill="none" stroke="var(--color-paper)" stroke-width="1.6" stroke-linecap="round" d="M4.4 22.4c6.2.2 10.8 2.7 13.4 7.2M27.5 21.2c-5.2.7-9.3 2.7-12.2 5.8" opacity=".9"/>' +
  '</symbol>';

export const iconsFile = join(import.meta.dirname, '../site/ui/icons.svg');

export function drawIcons(): string {
  const symbols = Object.entries(drawings).map(
    ([name, shapes]) => `<symbol id="${name}" viewBox="0 0 24 24">${shapes.map(drawShape).join('')}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg"><!-- Drawings of lucide, ISC license: lucide.dev/license -->\n${symbols.join('\n')}\n${logo}\n</svg>\n`;
}

function drawShape([shape, attributes]: IconNode[number]): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<${shape}${written.join('')}/>`;
}

if (process.argv[1] !== undefined && pathToFileURL(process.argv[1]).href === import.meta.url)
  writeFileSync(iconsFile, drawIcons());
