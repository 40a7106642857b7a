import type { Endpoint, InputOf } from '@trilha/contracts/shared/endpoint'
import { addressOf, fetchApi } from './call.ts'

/**
 * Calls an endpoint that returns a file.
 * @returns the file and its name, `trilha` if the server gives none.
 * @throws CallError as `call`.
 */
export async function callFile<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
): Promise<{ name: string; blob: Blob }> {
  const { params, query } = input as Record<'params' | 'query', Record<string, unknown> | undefined>
  const answer = await fetchApi(addressOf(endpoint, params, query), { method: endpoint.method })
  const [, name = ''] =
    /filename\*=UTF-8''([^;]+)/.exec(answer.headers.get('content-disposition') ?? '') ?? []
  return { name: decodeURIComponent(name) || 'trilha', blob: await answer.blob() }
}

/** Saves the file at an address to the user's downloads. */
export function saveAddress(name: string, address: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
}

/** Saves a file to the user's downloads. */
export function saveFile(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob)
  saveAddress(name, address)
  // Later, because the browser needs the address until the download has started.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
