/**
 * A page is readable without its scripts, so they must not compete with its text and fonts for a
 * slow network: they are only named in it, and asked for once the page has been painted, beside the
 * rest of the site's style sheet, before which they do not run. A page opened in the background,
 * which is not painted, asks for them at once.
 * @param html a page as React Router made it, ending in `</body></html>`.
 * @param attributes what the site's own scripts carry (` nonce="…"`).
 * @param sheet where the whole style sheet is, if the page holds only its own part.
 */
export function paintFirst(html: string, attributes: string, sheet = ''): string {
  const named = sheet && ` data-sheet="${sheet}"`
  return html
    .replaceAll('<link rel="modulepreload"', `<link rel="${later}"`)
    .replaceAll(/<script([^>]*) type="module"/g, `<script$1 type="${later}"`)
    .replace('</body>', () => `<script${attributes}${named}>${afterPaint}</script></body>`)
}

const later = 'after-paint'

/**
 * A script that was once prepared does not run again under another type: a copy takes its place.
 * A sheet that does not come holds nothing back and is asked for again. Two frames: the first paints
 * the page, the second one begins when that is done.
 */
const afterPaint =
  '(function(d,h,s){' +
  'function run(){' +
  `d.querySelectorAll('script[type="${later}"]').forEach(function(o){` +
  's=d.createElement("script");s.type="module";s.textContent=o.textContent;o.replaceWith(s)})}' +
  'function sheet(l){' +
  'l=d.createElement("link");l.rel="stylesheet";l.href=h;l.onload=run;' +
  'l.onerror=function(){run();l.remove();setTimeout(sheet,3e3)};d.head.append(l)}' +
  'function go(){' +
  `d.querySelectorAll('link[rel="${later}"]').forEach(function(l){l.rel="modulepreload"});` +
  'h?sheet():run()}' +
  'd.hidden?go():requestAnimationFrame(function(){requestAnimationFrame(go)})' +
  '})(document,document.currentScript.dataset.sheet)'
