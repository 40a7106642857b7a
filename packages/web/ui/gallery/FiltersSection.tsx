import { useState } from 'react'
import { Checkbox } from '../forms/Checkbox.tsx'
import { Chip, Chips } from '../actions/Chip.tsx'
import { Disclosure } from '../display/Disclosure.tsx'
import { IconAdjustmentsHorizontal } from '../icons/icons.tsx'
import { Pagination } from '../navigation/Pagination.tsx'
import { Table } from '../display/Table.tsx'
import { TabLinks, Tabs } from '../navigation/Tabs.tsx'
import styles from './FiltersSection.module.css'
import { Columns } from './layout/Columns.tsx'
import { Section } from './layout/Section.tsx'
import { Stack } from './layout/Stack.tsx'

export function FiltersSection() {
  return (
    <Section id="filters" title="Filtros, abas, páginas e tabela">
      <Columns>
        <Filters />
        <NavigationSamples />
      </Columns>
      <Comparison narrow="cards" />
      <Comparison narrow="scroll" />
    </Section>
  )
}

function Filters() {
  const [licences, setLicences] = useState<readonly string[]>(['B'])
  return (
    <div className={styles.filters}>
      <Disclosure title="Tipo de contrato" open>
        <Checkbox defaultChecked count={148}>
          CLT
        </Checkbox>
        <Checkbox count={22}>Estágio</Checkbox>
      </Disclosure>
      <Disclosure title="Faixa salarial" open>
        <Checkbox defaultChecked>Incluir “a combinar”</Checkbox>
      </Disclosure>
      <Disclosure title="CNH" aside="1 escolhida" open>
        <Chips>
          {['A', 'B', 'C', 'D', 'E'].map((licence) => (
            <Chip
              key={licence}
              pressable
              on={licences.includes(licence)}
              onClick={() => setLicences(toggled(licences, licence))}
            >
              {licence}
            </Chip>
          ))}
        </Chips>
      </Disclosure>
      <Disclosure title="Escolaridade">
        <Checkbox count={121}>Médio</Checkbox>
      </Disclosure>
    </div>
  )
}

function toggled(list: readonly string[], one: string): string[] {
  return list.includes(one) ? list.filter((other) => other !== one) : [...list, one]
}

function NavigationSamples() {
  const [tab, setTab] = useState<'review' | 'resume' | 'tests'>('review')
  return (
    <Stack>
      <Chips>
        <Chip>Até 10 km</Chip>
        <Chip removeLabel="Remover filtro CLT">CLT</Chip>
        <Chip removeLabel="Remover filtro R$ 1.800 a R$ 4.000">R$ 1.800 a R$ 4.000</Chip>
        <Chip icon={<IconAdjustmentsHorizontal />} count={4} label="Filtros, 4 ativos">
          Filtros
        </Chip>
        <Chip render={<a href="/dev/ui">Link</a>}>Chip com link</Chip>
        <Chip disabled>Desligado</Chip>
      </Chips>
      <Tabs
        label="Ficha"
        value={tab}
        onChange={setTab}
        tabs={[
          { id: 'review', label: 'Avaliação' },
          { id: 'resume', label: 'Currículo' },
          { id: 'tests', label: 'Testes' },
        ]}
      >
        <p>Parte escolhida: {tab}</p>
      </Tabs>
      <TabLinks
        label="Partes da vaga"
        links={[
          <a key="about" href="/dev/ui#about">
            Sobre a vaga
          </a>,
          <a key="needs" href="/dev/ui#needs" aria-current="page">
            Requisitos
          </a>,
        ]}
      />
      <Pagination
        page={1}
        pages={19}
        hrefFor={(page) => `/dev/ui?page=${page}`}
        words={pageWords('Páginas')}
        summary="Mostrando 1 a 10 de 186"
      />
      <Pagination
        page={10}
        pages={19}
        hrefFor={(page) => `/dev/ui?page=${page}`}
        words={pageWords('Páginas, meio da lista')}
      />
    </Stack>
  )
}

function pageWords(label: string) {
  return {
    label,
    page: (page: number) => `Página ${page}`,
    previous: 'Página anterior',
    next: 'Próxima página',
  }
}

const rows = [
  { id: 'a', role: 'Assistente de atendimento', fit: 92, until: '25 nov' },
  { id: 'b', role: 'Balconista de farmácia', fit: 84, until: '28 nov' },
  { id: 'c', role: 'Recepcionista de clínica', fit: 81, until: '2 dez' },
] as const

function Comparison({ narrow }: { narrow: 'cards' | 'scroll' }) {
  return (
    <Table
      label={narrow === 'cards' ? 'Vagas para comparar' : 'Vagas para comparar, com rolagem'}
      narrow={narrow}
      rows={rows}
      rowKey={(row) => row.id}
      isSelected={(row) => row.id === 'a'}
      columns={[
        { id: 'role', header: 'Vaga', cell: (row) => row.role },
        { id: 'stage', header: 'Etapa', cell: () => '3 de 5' },
        { id: 'fit', header: 'Combina', cell: (row) => <b className="num">{row.fit}%</b> },
        { id: 'until', header: 'Responder até', cell: (row) => row.until, align: 'end' },
      ]}
    />
  )
}
