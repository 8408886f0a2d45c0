import { Alert } from '@mall/ui/alert'
import type { ReactNode } from 'react'
import { importCounts, type ImportRow } from './import-counts.ts'
import * as S from './ImportResults.styles.ts'

export interface ImportResultsProps {
  readonly rows: readonly ImportRow[]
  /** What a row is: 个账号, 件商品. 行 by default. */
  readonly unit?: string
  /** A button that downloads the failed rows; shown only when there are some. */
  readonly download?: ReactNode
}

/** What became of a batch: how many rows went in, and why the others did not. */
export const ImportResults = ({ rows, unit = '行', download }: ImportResultsProps) => {
  const { total, succeeded, failed } = importCounts(rows)
  if (total === 0) return <Alert tone="warning">文件里没有可导入的数据</Alert>
  if (failed.length === 0) return <Alert tone="success">{`${total} ${unit}已全部导入`}</Alert>
  return (
    <S.Root>
      <Alert tone={succeeded === 0 ? 'danger' : 'warning'} action={download}>
        {succeeded === 0 ? `${total} ${unit}都没有导入` : `共 ${total} ${unit}，已导入 ${succeeded} ${unit}，${failed.length} ${unit}没有导入`}
      </Alert>
      <S.Rows aria-label="没有导入的行" tabIndex={0}>
        {failed.map(({ RowNo, Message }) => (
          <li key={RowNo}>
            <span>第 {RowNo} 行</span>
            {Message || '未说明原因'}
          </li>
        ))}
      </S.Rows>
    </S.Root>
  )
}
