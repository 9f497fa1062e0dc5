interface ShareLinks {
  mail: string;
  text: string;
  networks: { name: string; href: string }[];
}

/** Addresses that open the person's own app with the link in it. Our pages load nothing from those services. */
export function shareLinks(title: string, url: string): ShareLinks {
  const words = `${title}: ${url}`;
  const query = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
  return {
    mail: `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`Here is our registry: ${url}`)}`,
    text: `sms:?&body=${encodeURIComponent(words)}`,
    networks: [
      { name: 'WhatsApp', href: `https://wa.me/?${query({ text: words })}` },
      { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}` },
      { name: 'Pinterest', href: `https://www.pinterest.com/pin/create/button/?${query({ url, description: title })}` },
    ],
  };
}
