import { productImportStatus, type ProductImportDetail } from '@mall/api/seller/contract'
import { Button } from '@mall/ui/button'
import { Section } from '@mall/ui/section'
import { Select } from '@mall/ui/select'
import { Text } from '@mall/ui/text'
import { useState } from 'react'
import { takenFor } from './import-words.ts'
import * as S from './ProductImportDocument.styles.ts'

export interface ImportMappingProps {
  readonly one: Pick<ProductImportDetail, 'Columns' | 'Remembered' | 'AllowActions' | 'Status'>
  /** What a column can be taken for; undefined while it is read. */
  readonly titles: readonly string[] | undefined
  readonly pending: boolean
  readonly onMap: (fields: (string | null)[]) => void
}

/** What stands for a column that is left out: no title is empty. */
const leftOut = ''

/** What the columns of the table are taken for: said otherwise, the table is tried again, and so is the next one like it. */
export const ImportMapping = ({ one: { Columns, Remembered, AllowActions, Status }, titles, pending, onMap }: ImportMappingProps) => {
  const [chosen, setChosen] = useState<readonly (string | null)[] | null>(null)
  const fields = chosen ?? Columns.map(({ Field }) => Field)
  const isChanged = fields.some((field, at) => field !== Columns[at]?.Field)
  const mayMap = AllowActions.includes('Map') && titles !== undefined
  const options = [{ value: leftOut, label: '不导入' }, ...(titles ?? []).map((title) => ({ value: title, label: title }))]
  const found = `${Columns.length} 列认出 ${fields.filter((field) => field !== null).length}`
  const isRemembered = Remembered && Status !== productImportStatus.discarded && !isChanged
  return (
    <Section title="列对到哪里" aside={isRemembered ? `按上次的对应，${found}` : found}>
      <S.Mapping data-editable={mayMap ? '' : undefined}>
        {Columns.map(({ Title, Sample }, at) => {
          const field = fields[at] ?? null
          const name = Title || '（没有列名）'
          return (
            // oxlint-disable-next-line react/no-array-index-key -- a table may have two columns of one title, and they never move
            <li key={at}>
              {field === null ? <del>{name}</del> : <span>{name}</span>}
              <span aria-hidden>→</span>
              {mayMap ? (
                <Select aria-label={`第 ${at + 1} 列 ${name} 对到`} options={options} value={field ?? leftOut} disabled={pending} onValueChange={(value) => setChosen(takenFor(fields, at, value === leftOut ? null : value))} />
              ) : field === null ? (
                <span data-left="">不导入</span>
              ) : (
                <span>{field}</span>
              )}
              <small>{Sample || '—'}</small>
            </li>
          )
        })}
      </S.Mapping>
      {mayMap && isChanged ? (
        <S.Remap>
          <Button variant="primary" loading={pending} onClick={() => onMap([...fields])}>按这样重新试</Button>
          <Button variant="text" disabled={pending} onClick={() => setChosen(null)}>恢复</Button>
          <Text tone="secondary" size={12}>下次列名一样的文件也按这样对应</Text>
        </S.Remap>
      ) : null}
    </Section>
  )
}
