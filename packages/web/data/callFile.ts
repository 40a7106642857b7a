import type { Endpoint, InputOf } from '@trilha/contracts/shared/endpoint'
import { addressOf, ask } from './call.ts'

/**
 * Calls an endpoint that returns a file.
 * @returns the file and the name given by the server.
 * @throws CallError as `call`.
 */
export async function callFile<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
): Promise<{ name: string; blob: Blob }> {
  const { params, query } = input as Record<'params' | 'query', Record<string, unknown> | undefined>
  const answer = await ask(addressOf(endpoint, params, query), { method: endpoint.method })
  const [, name = ''] =
    /filename\*=UTF-8''([^;]+)/.exec(answer.headers.get('content-disposition') ?? '') ?? []
  return { name: decodeURIComponent(name) || 'trilha', blob: await answer.blob() }
}

/** Saves a file to the user's downloads. */
export function keepFile(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Later, because the browser needs the address until the download has started.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
