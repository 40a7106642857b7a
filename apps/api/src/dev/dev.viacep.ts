import type { FastifyInstance } from 'fastify'

/** The example in the documentation of ViaCEP; the only street that this stand-in knows. */
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
 * A stand-in for ViaCEP, used when no address of ViaCEP is configured. As documented by ViaCEP, it
 * answers 400 for an invalid CEP and 200 with `erro` for an unknown one. Streets are empty, as in
 * towns that have a single CEP.
 */
export function registerViacep(app: FastifyInstance): void {
  app.get<{ Params: { cep: string } }>('/dev/viacep/ws/:cep/json', async (request, reply) => {
    const { cep } = request.params
    if (!/^\d{8}$/.test(cep)) return reply.code(400).type('text/html').send('Bad Request')
    const formatted = `${cep.slice(0, 5)}-${cep.slice(5)}`
    if (formatted === example.cep) return example
    const city = cities.find(([digits]) => digits.test(cep))
    if (!city) return { erro: 'true' }
    const [, localidade, uf, ibge] = city
    return { cep: formatted, logradouro: '', complemento: '', bairro: '', localidade, uf, ibge }
  })
}
