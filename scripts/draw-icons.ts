/**
 * `node scripts/draw-icons.ts`: writes every icon into one file (`site/ui/icons.svg`), from which pages show them by name, after one was added
 * here and to `site/ui/icon-names.ts`. No page carries their drawings, neither in its HTML nor in a script.
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

export const iconsFile = join(import.meta.dirname, '../site/ui/icons.svg');

export function drawIcons(): string {
  const symbols = Object.entries(drawings).map(
    ([name, shapes]) => `<symbol id="${name}" viewBox="0 0 24 24">${shapes.map(drawShape).join('')}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg"><!-- Drawings of lucide, ISC license: lucide.dev/license -->\n${symbols.join('\n')}\n</svg>\n`;
}

function drawShape([shape, attributes]: IconNode[number]): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<${shape}${written.join('')}/>`;
}

if (process.argv[1] !== undefined && pathToFileURL(process.argv[1]).href === import.meta.url)
  writeFileSync(iconsFile, drawIcons());
