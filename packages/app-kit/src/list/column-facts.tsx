import { DescriptionList } from '@mall/ui/description-list'
import { Stack } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import type { TableColumn } from '@mall/ui/table'
import type { ListPageProps } from './ListPage.tsx'
import { PeekFoot } from './PeekFoot.tsx'

const isFact = <Row,>({ key, rowHeader }: TableColumn<Row>) => rowHeader !== true && key !== 'Actions'

/**
 * A record on a phone and beside its list as its columns show it, with its buttons below: for a list until its view draws them by hand.
 */
export const columnFacts = <Row,>(columns: readonly TableColumn<Row>[]): Pick<ListPageProps<Row>, 'renderCard' | 'renderPeek'> => {
  const facts = (row: Row) => <DescriptionList items={columns.filter(isFact).map(({ key, header, name, render }) => ({ term: name ?? (typeof header === 'string' ? header : key), value: render(row, 0) }))} />
  const buttons = (row: Row) => columns.find(({ key }) => key === 'Actions')?.render(row, 0)
  return {
    renderPeek: (row) => (
      <Stack gap={16}>
        {facts(row)}
        <PeekFoot>{buttons(row)}</PeekFoot>
      </Stack>
    ),
    renderCard: (row) => (
      <Stack gap={8}>
        <Text strong>{columns.find(({ rowHeader }) => rowHeader)?.render(row, 0)}</Text>
        <Stack gap={16}>
          {facts(row)}
          {buttons(row)}
        </Stack>
      </Stack>
    ),
  }
}
