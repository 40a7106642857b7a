import type { TestProgram } from './program.ts'

/** Sends one file as a multipart form, like a browser. */
export async function upload(
  p: TestProgram,
  url: string,
  file: { bytes: Uint8Array; type: string; name: string; field?: string },
  token: string | null,
): Promise<{ status: number; body: never }> {
  const form = new FormData()
  const blob = new Blob([new Uint8Array(file.bytes)], { type: file.type })
  form.append(file.field ?? 'file', blob, file.name)
  const encoded = new Response(form)
  const answer = await p.app.inject({
    method: 'POST',
    url: `/api${url}`,
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: {
      'content-type': encoded.headers.get('content-type') ?? '',
      'x-requested-with': 'XMLHttpRequest',
      ...(token && { authorization: `Bearer ${token}` }),
    },
  })
  return { status: answer.statusCode, body: answer.json() as never }
}
