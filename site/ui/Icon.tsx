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

/** The icons of the site by what they mean here. */
export const icons = {
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
} as const;

export type IconName = keyof typeof icons;

interface Props {
  name: IconName;
  /** Says what the icon means where no text stands beside it. */
  label?: string | undefined;
  className?: string | undefined;
}

export function Icon({ name, label, className = 'size-5' }: Props) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it is named, or hidden where text stands beside it
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`shrink-0 ${className}`}
      {...named}
    >
      {icons[name].map(([Shape, attributes], place) => (
        <Shape key={place} {...(attributes as object)} />
      ))}
    </svg>
  );
}
