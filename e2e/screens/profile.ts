import type { ScreenState } from './screens.ts'

const edit = 'candidate/candidates/edit/EditProfileScreen.tsx'
const at = (part: string, more = '') => `/dashboard/user/edit?part=${part}${more}`

/** "Meu Currículo": a full profile, an empty one, and every part of the form. */
export const profileScreens: readonly ScreenState[] = [
  {
    screen: 'candidate/candidates/profile/ProfileScreen.tsx',
    who: 'candidate',
    at: () => '/dashboard/user',
    title: 'Jussara Nascimento',
  },
  {
    screen: 'candidate/candidates/profile/ProfileScreen.tsx',
    state: 'of a newcomer',
    who: 'newcomer',
    at: () => '/dashboard/user',
    title: /^Nara /,
  },
  {
    screen: 'candidate/candidates/profile/ProfileScreen.tsx',
    state: 'downloading',
    who: 'candidate',
    at: () => '/dashboard/user',
    title: 'Jussara Nascimento',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Baixar', exact: true }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    screen: edit,
    state: 'refused',
    who: 'candidate',
    at: () => at('personal'),
    title: 'Dados pessoais',
    prepare: async (page) => {
      await page.getByLabel('CPF').fill('123')
      await page.getByRole('button', { name: 'Salvar dados' }).click()
      await page.getByText('Confira os números do CPF.').waitFor()
    },
  },
  {
    screen: edit,
    state: 'an experience open',
    who: 'candidate',
    at: () => at('experience'),
    title: 'Experiência',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Abrir Caixa e balcão' }).click()
      await page.getByLabel('O que você fazia lá').waitFor()
      await page.getByRole('button', { name: 'Mover Caixa e balcão', exact: true }).waitFor()
    },
  },
  {
    screen: edit,
    state: 'a new course',
    who: 'newcomer',
    at: () => at('education', '&item=new-course'),
    title: 'Formação e cursos',
  },
  { screen: edit, who: 'candidate', at: () => at('about'), title: 'Sobre mim' },
  {
    screen: edit,
    state: 'skills',
    who: 'candidate',
    at: () => at('skills'),
    title: 'O que eu sei fazer',
  },
  {
    screen: edit,
    state: 'languages',
    who: 'candidate',
    at: () => at('languages'),
    title: 'Idiomas',
  },
  {
    screen: edit,
    state: 'video',
    who: 'newcomer',
    at: () => at('video'),
    title: 'Vídeo de apresentação',
  },
  {
    screen: edit,
    state: 'wanted, with a register',
    who: 'newcomer',
    at: () => at('wanted'),
    title: 'O que eu procuro',
    prepare: (page) => page.getByRole('button', { name: 'Adicionar registro' }).click(),
  },
  {
    screen: edit,
    state: 'inclusion',
    who: 'newcomer',
    at: () => at('inclusion'),
    title: 'Inclusão e acessibilidade',
  },
  {
    screen: edit,
    state: 'a file',
    who: 'newcomer',
    at: () => at('file'),
    title: 'Trazer um currículo pronto',
  },
]
