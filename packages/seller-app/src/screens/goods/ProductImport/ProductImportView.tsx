import { validateFile } from '@mall/api'
import type { CallOutput } from '@mall/api/contract'
import { productImportRows, productTableRules } from '@mall/api/seller/contract'
import { saveTable, templateOf } from '@mall/app-kit/import/save-table.ts'
import { TablePicker } from '@mall/app-kit/import/TablePicker.tsx'
import { failureText } from '@mall/app-kit/words/failure-text.ts'
import { Alert } from '@mall/ui/alert'
import { Breadcrumbs } from '@mall/ui/breadcrumbs'
import { PageHeader } from '@mall/ui/page-header'
import { Section } from '@mall/ui/section'
import { Sheet } from '@mall/ui/sheet'
import { Stack } from '@mall/ui/stack'
import { Table, type TableColumn } from '@mall/ui/table'
import { Text } from '@mall/ui/text'
import { mediaQueries, useMediaQuery } from '@mall/ui/theme'
import { useMemo, useState } from 'react'
import { href } from '../../../site/routes.ts'

type Template = CallOutput<'POST /api/SellerProductImport/Template'>

export interface ProductImportViewProps {
  readonly template: Template
  /** The table is on its way, and read. */
  readonly sending: boolean
  /** Why it was refused; empty: it was not. */
  readonly problem: string
  readonly onFile: (file: File) => void
}

interface TemplateColumn {
  readonly title: string
  readonly example: string
  readonly hint: string
}

const columns: readonly TableColumn<TemplateColumn>[] = [
  { key: 'title', header: '列', width: 112, rowHeader: true, render: ({ title }) => title },
  { key: 'hint', header: '怎么填', minWidth: 200, render: ({ hint }) => hint },
  { key: 'example', header: '例如', minWidth: 160, ellipsis: true, title: ({ example }) => example, render: ({ example }) => example || '—' },
]

/** On a phone the example stands below what it is one of. */
const columnsOfPhone: readonly TableColumn<TemplateColumn>[] = [
  { key: 'title', header: '列', width: 96, rowHeader: true, render: ({ title }) => title },
  { key: 'hint', header: '怎么填', minWidth: 160, render: ({ hint, example }) => <div>{hint}{example === '' ? null : <div><Text tone="secondary">{`例如 ${example}`}</Text></div>}</div> },
]

const columnTitle = ({ title }: TemplateColumn) => title

/** 导入商品: a table is chosen, and what its columns may be is said. */
export const ProductImportView = ({ template, sending, problem, onFile }: ProductImportViewProps) => {
  const [unfit, setUnfit] = useState('')
  const isPhone = useMediaQuery(mediaQueries.tablet)
  const rows = useMemo(() => template.Titles.map((title, at): TemplateColumn => ({ title, example: template.Example[at] ?? '', hint: template.Hints[at] ?? '' })), [template])
  const choose = (file: File) => {
    const verdict = validateFile(file, productTableRules)
    setUnfit(verdict.kind === 'success' ? '' : verdict.message)
    if (verdict.kind === 'success') onFile(file)
  }
  const saveTemplate = () => {
    setUnfit('')
    saveTable(templateOf('商品导入模板', template.Titles, template.Example)).catch((failure: unknown) => setUnfit(failureText(failure)))
  }
  return (
    <Sheet data-density="default">
      <PageHeader
        crumbs={<Breadcrumbs items={[{ label: '商品', href: href('products') }, { label: '导入', href: href('productImports') }, { label: '导入商品' }]} />}
        fact="先试一遍，看过再写入"
      />
      <Section title="选择文件">
        <Stack gap={12}>
          <TablePicker
            decisive
            reading={sending}
            note={`.xlsx 或 .csv（UTF-8 或 GB18030），不超过 ${productTableRules.maxSizeMB}MB、${productImportRows.toLocaleString('zh-CN')} 行。试的时候什么也不会改，写入后 7 天内可以整批撤回。`}
            onFile={choose}
            onTemplate={saveTemplate}
          />
          {(unfit || problem) === '' ? null : <Alert tone="danger">{unfit || problem}</Alert>}
        </Stack>
      </Section>
      <Section title="能导入的列" aside="按第一行的列名对应，顺序不限；空着的格子保留现在的。商品列表里导出的表就是这些列，改完可以直接导入">
        <Table label="能导入的列" columns={isPhone ? columnsOfPhone : columns} rows={rows} rowKey={columnTitle} />
      </Section>
    </Sheet>
  )
}
