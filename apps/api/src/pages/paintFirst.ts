/**
 * A page is readable without its scripts, so they must not compete with its text and fonts for a
 * slow network: they are only named in it, and asked for once the page has been painted. A page
 * opened in the background, which is not painted, asks for them at once.
 * @param html a page as React Router made it, ending in `</body></html>`.
 * @param attributes what the site's own scripts carry (` nonce="…"`).
 */
export function paintFirst(html: string, attributes: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', `<link rel="${later}"`)
    .replaceAll(/<script([^>]*) type="module"/g, `<script$1 type="${later}"`)
    .replace('</body>', `<script${attributes}>${afterPaint}</script></body>`)
}

const later = 'after-paint'

/**
 * A script that was once prepared does not run again under another type: a copy takes its place.
 * Two frames: the first paints the page, the second one begins when that is done.
 */
const afterPaint =
  '(function(d,s){' +
  'function go(){' +
  `d.querySelectorAll('link[rel="${later}"]').forEach(function(l){l.rel="modulepreload"});` +
  `d.querySelectorAll('script[type="${later}"]').forEach(function(o){` +
  's=d.createElement("script");s.type="module";s.textContent=o.textContent;o.replaceWith(s)})}' +
  'd.hidden?go():requestAnimationFrame(function(){requestAnimationFrame(go)})' +
  '})(document)'
