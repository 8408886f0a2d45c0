import { TablePicker } from '@mall/app-kit/import/TablePicker.tsx'
import { Button } from '@mall/ui/button'
import { Field } from '@mall/ui/field'
import { Inline, Stack } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import { TextArea } from '@mall/ui/text-input'
import { useState } from 'react'
import { maxRows } from './grid-rows.ts'

interface ReadProps {
  readonly reading: boolean
  readonly onRead: (file: File) => void
}

/** 粘贴: rows of a chat, a mail or a spreadsheet. */
export const PastePanel = ({ reading, onRead }: ReadProps) => {
  const [text, setText] = useState('')
  return (
    <Stack gap={12}>
      <Field label="粘贴内容" hint={`每行一种商品：编码、数量、备注，各行用Tab、逗号、分号或空格分隔都可以，数量可写5包、x5；第一行可以是表头；单次最多${maxRows}行`}>
        <TextArea rows={10} value={text} onValueChange={setText} maxLength={100_000} placeholder={'10010411\t5\t前台\n10010412，20'} />
      </Field>
      <Inline>
        <Button variant="primary" disabled={text.trim() === ''} loading={reading} onClick={() => onRead(new File([text], 'table.txt', { type: 'text/plain' }))}>
          读取并校验
        </Button>
      </Inline>
    </Stack>
  )
}

interface UploadPanelProps extends ReadProps {
  readonly onTemplate: () => void
}

/** Excel导入 */
export const UploadPanel = ({ reading, onRead, onTemplate }: UploadPanelProps) => (
  <Stack gap={12}>
    <Text as="p">
      表头可用：商品编码 / 货号 / SKU / 物料编码、数量 / 采购数量 / QTY、备注。编码列请设为文本格式，以免丢失开头的0或变成科学计数；单次最多{maxRows}行。
    </Text>
    <TablePicker reading={reading} onFile={onRead} onTemplate={onTemplate} />
  </Stack>
)
