/**
 * The pages to list: the first, the last, the current one and its neighbours; 'gap' where some are
 * left out. A gap never hides a single page. On the first page `1 2 3 gap 19`, as designed.
 */
export function pagesShown(page: number, last: number): (number | 'gap')[] {
  const wanted = new Set([1, last, page - 1, page, page + 1])
  if (page <= 2) wanted.add(3)
  if (page >= last - 1) wanted.add(last - 2)
  const pages = [...wanted].filter((n) => n >= 1 && n <= last).sort((a, b) => a - b)
  return pages.flatMap((current, i) => {
    const previous = pages[i - 1] ?? current - 1
    if (current - previous === 2) return [current - 1, current]
    return current - previous > 2 ? ['gap' as const, current] : [current]
  })
}
