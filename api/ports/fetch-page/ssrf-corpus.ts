// Links, redirects and name answers that try to reach addresses that are not public. Test data for the fetcher.

/** One attempt: the pasted link, what names resolve to (successive answers), where a public first page redirects. */
export interface Attempt {
  readonly name: string;
  readonly url: string;
  /** Successive answers for any name; the last is repeated. */
  readonly answers?: readonly (readonly string[])[];
  readonly redirectsTo?: string;
}

export const PUBLIC_ADDRESS = '93.184.215.14';

const PRIVATE_V4 = [
  '0.0.0.0',
  '0.1.2.3',
  '10.0.0.1',
  '10.255.255.254',
  '100.64.0.1',
  '100.100.100.200',
  '100.127.255.254',
  '127.0.0.1',
  '127.0.0.53',
  '127.1.2.3',
  '127.255.255.254',
  '169.254.0.1',
  '169.254.169.254',
  '169.254.170.2',
  '172.16.0.1',
  '172.17.0.1',
  '172.31.255.254',
  '192.0.0.1',
  '192.0.0.192',
  '192.0.2.1',
  '192.88.99.1',
  '192.168.0.1',
  '192.168.1.254',
  '192.168.255.255',
  '198.18.0.1',
  '198.19.255.254',
  '198.51.100.7',
  '203.0.113.9',
  '224.0.0.1',
  '239.255.255.250',
  '240.0.0.1',
  '255.255.255.255',
  '168.63.129.16',
] as const;

const PRIVATE_V6 = [
  '::',
  '::1',
  '::2',
  '::127.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '::ffff:169.254.169.254',
  '::ffff:7f00:1',
  '::ffff:0:127.0.0.1',
  '::ffff:93.184.215.14',
  '64:ff9b::7f00:1',
  '64:ff9b::a9fe:a9fe',
  '64:ff9b:1::1',
  '100::1',
  '2001::1',
  '2001:0:7f00:1::',
  '2001:10::1',
  '2001:20::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '2002:a9fe:a9fe::1',
  '2002:c0a8:101::1',
  '3fff::1',
  '5f00::1',
  'fc00::1',
  'fd00::1',
  'fd00:ec2::254',
  'fdff:ffff::1',
  'fe80::1',
  'fe80::a9fe:a9fe',
  'febf::1',
  'fec0::1',
  'ff02::1',
  'ff05::2',
  'ff0e::1',
] as const;

export const PRIVATE_ADDRESSES: readonly string[] = [...PRIVATE_V4, ...PRIVATE_V6];

const octets = (address: string) => address.split('.').map(Number);
const asInteger = (address: string) => octets(address).reduce((sum, octet) => sum * 256 + octet, 0);

/** Ways to write one IPv4 address that URL parsers and old C libraries treat as equal. */
function spellings(address: string): string[] {
  const [a = 0, b = 0, c = 0, d = 0] = octets(address);
  const integer = asInteger(address);
  return [
    address,
    `${address}.`,
    String(integer),
    `0x${integer.toString(16)}`,
    `0${integer.toString(8)}`,
    `0${a.toString(8)}.0${b.toString(8)}.0${c.toString(8)}.0${d.toString(8)}`,
    `0x${a.toString(16)}.0x${b.toString(16)}.0x${c.toString(16)}.0x${d.toString(16)}`,
    `${a}.${b}.${c * 256 + d}`,
    `${a}.${(b * 256 + c) * 256 + d}`,
    `0${a.toString(8)}.${b}.0x${c.toString(16)}.${d}`,
    `[::ffff:${address}]`,
    `[::${address}]`,
    `[64:ff9b::${address}]`,
    // Full-width digits and dots are folded by the URL parser.
    address.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit))),
    address.replace(/\./g, '。'),
    address.replace(/1/g, '①'),
    address.replace('.', '%2e'),
  ];
}

const LOCAL_NAMES = [
  'localhost',
  'LOCALHOST',
  'localhost.',
  'foo.localhost',
  'a.b.localhost',
  'localhost.localdomain',
  'printer.local',
  'router.lan',
  'nas.home',
  'db.internal',
  'metadata.google.internal',
  'kubernetes.default.svc.cluster.local',
  'intranet',
  'db',
  'redis',
  'meilisearch',
  'host.docker.internal',
  'gateway.docker.internal',
  'wiki.corp',
  'x.intranet',
  '1.0.0.127.in-addr.arpa',
  'router.home.arpa',
  'hidden.onion',
  'ⓛocalhost',
  'ｌｏｃａｌｈｏｓｔ',
] as const;

const SCHEMES = [
  'file:///etc/passwd',
  'ftp://shop.example.com/',
  'gopher://127.0.0.1:6379/_INFO',
  'dict://127.0.0.1:11211/stat',
  'ldap://127.0.0.1/',
  'data:text/html,<h1>x</h1>',
  'javascript:alert(1)',
  'blob:https://shop.example.com/x',
  'ws://127.0.0.1/',
  'jar:http://127.0.0.1!/',
  'unix:/var/run/docker.sock',
  'tftp://10.0.0.1/x',
  'about:blank',
  'view-source:http://127.0.0.1/',
  '//127.0.0.1/',
  'http:',
  '',
  'http://',
  'http://[',
  'http://[::1',
  'http://256.256.256.256/',
  'http://1.2.3.4.5/',
  'http://%00/',
  'http://a b/',
] as const;

const PORTS = [
  1, 21, 22, 23, 25, 53, 110, 111, 135, 139, 389, 445, 993, 1433, 2375, 2379, 3000, 3306, 4321, 5432, 5984, 6379, 6443,
  7700, 8000, 8080, 8443, 9000, 9200, 10250, 11211, 27017, 65535,
] as const;

const CONFUSING = [
  'http://shop.example.com@127.0.0.1/',
  'http://127.0.0.1@shop.example.com/',
  'http://user:pass@shop.example.com/',
  'http://shop.example.com:80@127.0.0.1/',
  'http://127.0.0.1#@shop.example.com/',
  'http://127.0.0.1\\@shop.example.com/',
  'http:\\\\127.0.0.1\\',
  'http:/127.0.0.1/',
  'http:127.0.0.1/',
  'http:///127.0.0.1/',
  'http://127.0.0.1?.shop.example.com/',
  'http://127.0.0.1;shop.example.com/',
  'http://①②⑦.⓪.⓪.①/',
  'http://\t127.0.0.1/',
  ' http://127.0.0.1/ ',
  'ht\ntp://127.0.0.1/',
  'http://127.0.0.1:80:80/',
  'http://[::1%25eth0]/',
  'http://[fe80::1%25lo]/',
  'http://0/',
  'http://0x0/',
  'http://00/',
  'http://127.1/',
  'http://127.0.1/',
  'http://0177.1/',
] as const;

const inUrl = (address: string) => (address.includes(':') ? `[${address}]` : address);

export function makeAttempts(): Attempt[] {
  const attempts: Attempt[] = [];
  const add = (name: string, url: string, more: Partial<Attempt> = {}) => attempts.push({ name, url, ...more });
  for (const address of ['127.0.0.1', '169.254.169.254', '10.0.0.1', '192.168.1.1']) {
    for (const host of spellings(address)) add(`spelling ${host}`, `http://${host}/`);
  }
  for (const address of PRIVATE_ADDRESSES) {
    add(`literal ${address}`, `https://${inUrl(address)}/`);
    add(`name to ${address}`, 'https://shop.example.com/', { answers: [[address]] });
    add(`name to public and ${address}`, 'https://shop.example.com/', { answers: [[PUBLIC_ADDRESS, address]] });
    add(`rebinding to ${address}`, 'http://shop.example.com/', { answers: [[PUBLIC_ADDRESS], [address]] });
    add(`redirect to ${address}`, 'http://shop.example.com/', {
      redirectsTo: `http://${inUrl(address)}/latest/meta-data/`,
    });
    add(`redirect to a name at ${address}`, 'http://shop.example.com/', {
      answers: [[PUBLIC_ADDRESS], [address]],
      redirectsTo: 'http://other.example.com/',
    });
  }
  for (const name of LOCAL_NAMES) {
    add(`local name ${name}`, `http://${name}/`, { answers: [['127.0.0.1']] });
    add(`redirect to ${name}`, 'http://shop.example.com/', {
      answers: [[PUBLIC_ADDRESS], ['127.0.0.1']],
      redirectsTo: `http://${name}/`,
    });
  }
  for (const url of [...SCHEMES, ...CONFUSING]) {
    add(`link ${JSON.stringify(url)}`, url, { answers: [['127.0.0.1']] });
    add(`redirect to ${JSON.stringify(url)}`, 'http://shop.example.com/', {
      answers: [[PUBLIC_ADDRESS], ['127.0.0.1']],
      redirectsTo: url,
    });
  }
  for (const port of PORTS) {
    add(`port ${port}`, `http://shop.example.com:${port}/`, { answers: [['10.0.0.1']] });
    add(`loopback port ${port}`, `http://127.0.0.1:${port}/`);
    add(`redirect to port ${port}`, 'http://shop.example.com/', { redirectsTo: `http://127.0.0.1:${port}/` });
  }
  return attempts;
}
