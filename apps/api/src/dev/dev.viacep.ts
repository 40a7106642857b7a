import type { FastifyInstance } from 'fastify'

/** The service's own documented example; the only street that this stand-in knows. */
const example = {
  cep: '01001-000',
  logradouro: 'Praça da Sé',
  complemento: 'lado ímpar',
  bairro: 'Sé',
  localidade: 'São Paulo',
  uf: 'SP',
  ibge: '3550308',
}

// The first digits of a CEP and the city that they belong to.
const cities: [RegExp, string, string, string][] = [
  [/^0[1-58]/, 'São Paulo', 'SP', '3550308'],
  [/^2[0-3]/, 'Rio de Janeiro', 'RJ', '3304557'],
  [/^3[01]/, 'Belo Horizonte', 'MG', '3106200'],
  [/^32[0-3]/, 'Contagem', 'MG', '3118601'],
  [/^4[0-2]/, 'Salvador', 'BA', '2927408'],
  [/^5[0-2]/, 'Recife', 'PE', '2611606'],
  [/^60/, 'Fortaleza', 'CE', '2304400'],
  [/^8[0-2]/, 'Curitiba', 'PR', '4106902'],
  [/^9[01]/, 'Porto Alegre', 'RS', '4314902'],
]

/**
 * Replaces ViaCEP where none is configured, in its documented protocol: 400 for an invalid CEP,
 * 200 with `erro` for an unknown one, and empty streets as in towns with one CEP for all.
 */
export function registerViacep(app: FastifyInstance): void {
  app.get<{ Params: { cep: string } }>('/dev/viacep/ws/:cep/json', async (request, reply) => {
    const { cep } = request.params
    if (!/^\d{8}$/.test(cep)) return reply.code(400).type('text/html').send('Bad Request')
    const masked = `${cep.slice(0, 5)}-${cep.slice(5)}`
    if (masked === example.cep) return example
    const city = cities.find(([digits]) => digits.test(cep))
    if (!city) return { erro: 'true' }
    const [, localidade, uf, ibge] = city
    return { cep: masked, logradouro: '', complemento: '', bairro: '', localidade, uf, ibge }
  })
}
