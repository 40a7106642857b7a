/**
 * Delays the scripts of a page until its first paint: the page is readable without them, so they
 * must not compete with its text and fonts on a slow network. The full style sheet is loaded at the
 * same time, and the scripts run after it. A page opened in the background is not painted, so it
 * loads them at once.
 * @param html a page rendered by React Router, ending in `</body></html>`.
 * @param attributes attributes of the site's own scripts (` nonce="…"`).
 * @param sheet address of the full style sheet, if the page contains only its own part of it.
 */
export function paintFirst(html: string, attributes: string, sheet = ''): string {
  const sheetAttribute = sheet && ` data-sheet="${sheet}"`
  return html
    .replaceAll('<link rel="modulepreload"', `<link rel="${delayedType}"`)
    .replaceAll(/<script([^>]*) type="module"/g, `<script$1 type="${delayedType}"`)
    .replace('</body>', () => `<script${attributes}${sheetAttribute}>${afterPaint}</script></body>`)
}

const delayedType = 'after-paint'

/**
 * Runs the delayed scripts. A script does not run when its type is changed, so a copy replaces it.
 * If the style sheet fails, the scripts run without it and it is requested again after 3 seconds.
 * It waits for two frames: the first paints the page, the second begins after the paint.
 */
const afterPaint =
  '(function(d,h,s){' +
  'function run(){' +
  `d.querySelectorAll('script[type="${delayedType}"]').forEach(function(o){` +
  's=d.createElement("script");s.type="module";s.textContent=o.textContent;o.replaceWith(s)})}' +
  'function sheet(l){' +
  'l=d.createElement("link");l.rel="stylesheet";l.href=h;l.onload=run;' +
  'l.onerror=function(){run();l.remove();setTimeout(sheet,3e3)};d.head.append(l)}' +
  'function go(){' +
  `d.querySelectorAll('link[rel="${delayedType}"]').forEach(function(l){l.rel="modulepreload"});` +
  'h?sheet():run()}' +
  'd.hidden?go():requestAnimationFrame(function(){requestAnimationFrame(go)})' +
  '})(document,document.currentScript.dataset.sheet)'
