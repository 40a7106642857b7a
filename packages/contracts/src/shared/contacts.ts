/**
 * Contact details in a text: web and mail addresses, phones, user names. Used twice: invitations
 * must not contain them, and they are removed from a talent's own texts until the person accepts an
 * invitation.
 */

const email = String.raw`[\p{L}\p{N}._%+-]+\s?(?:@|\(at\)|\[at\]|\barroba\b)\s?[\p{L}\p{N}-]+(?:\s?(?:\.|\bponto\b)\s?[\p{L}\p{N}-]+)+`
const scheme = String.raw`\b(?:https?|ftp|tel|mailto|whatsapp|tg)\s?:\s?\/{0,2}\S+`
const knownLink = String.raw`\b(?:www\.\S+|wa\.me\S*|t\.me\S*|bit\.ly\S*|goo\.gl\S*|tinyurl\S*)`
/** A domain name with a known ending; ".NET", "Node.js" and "S.A." do not match. */
const domain = String.raw`(?<![\p{L}\p{N}.])[\p{L}\p{N}-]{2,}(?:\.[\p{L}\p{N}-]{2,})*\.(?:com|net|org|br|io|me|app|dev|info|site|online|link|xyz|club|shop|store|co|gg|ly|tk)(?:\.[a-z]{2})?(?![\p{L}\p{N}])(?:[/?#]\S*)?`
/** Two years, as in "2018-2021". */
const years = String.raw`(?:19[5-9]|20[0-3])\d[\s.-]+(?:19[5-9]|20[0-3])\d(?!\d)`
/** Eight or more digits with any separators. Amounts of money have commas between digits. */
const phone = String.raw`(?<!\p{N}|\p{N},)(?=[+(\d])(?!${years})(?:\+?\d{1,3}[\s.-]*)?(?:\(\s*0?\d{2}\s*\)|0?\d{2})?[\s.-]*9?[\s.-]?\d{4}[\s.-]?\d{4}(?!\d|,\d)`
const spacedPhone = String.raw`(?<![\p{L}\p{N}])(?:\d[\s._-]{1,3}){7,}\d(?!\d)`
const handle = String.raw`(?<![\p{L}\p{N}.])@[\p{L}\p{N}_][\p{L}\p{N}_.]{2,}`

const patterns = [email, scheme, knownLink, domain, spacedPhone, phone, handle]
const anyContact = () => new RegExp(patterns.join('|'), 'giu')

/** True when a text contains contact details. */
export function hasContacts(text: string): boolean {
  return anyContact().test(text.normalize('NFKC'))
}

/** The text with all contact details removed. */
export function withoutContacts(text: string): string {
  return text.normalize('NFKC').replaceAll(anyContact(), '•••')
}
