/**
 * Like `fetch`, but reports the uploaded share of the body (0 to 1), which `fetch` cannot.
 * @throws TypeError when the network fails, AbortError when the signal aborts.
 */
export function fetchWithProgress(
  address: string,
  init: RequestInit,
  onProgress: (share: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(init.method ?? 'POST', address)
    new Headers(init.headers).forEach((value, name) => request.setRequestHeader(name, value))
    request.responseType = 'blob'
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => resolve(asResponse(request))
    request.onerror = () => reject(new TypeError('network'))
    request.onabort = () => reject(new DOMException('aborted', 'AbortError'))
    init.signal?.addEventListener('abort', () => request.abort())
    request.send((init.body ?? null) as XMLHttpRequestBodyInit | null)
  })
}

function asResponse(request: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const at = line.indexOf(':')
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim())
  }
  const empty = request.status === 204 || request.status === 304
  return new Response(empty ? null : (request.response as Blob), {
    status: request.status,
    headers,
  })
}
