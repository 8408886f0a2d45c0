import { Button } from '@mall/ui/button'
import { Field } from '@mall/ui/field'
import { Inline, Stack } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import { TextArea } from '@mall/ui/text-input'
import { useRef, useState } from 'react'
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
      <Field label="粘贴内容" hint={`每行一种商品：编码、数量、备注，用Tab、逗号、分号或空格分隔；第一行可以是表头；单次最多${maxRows}行`}>
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
  readonly maxSizeMB: number
  readonly onTemplate: () => void
}

/** Excel导入 */
export const UploadPanel = ({ reading, maxSizeMB, onRead, onTemplate }: UploadPanelProps) => {
  const picker = useRef<HTMLInputElement>(null)
  return (
    <Stack gap={12}>
      <Text as="p">
        表头可用：商品编码 / 货号 / SKU / 物料编码、数量 / 采购数量 / QTY、备注。编码列请设为文本格式，以免丢失开头的0或变成科学计数；单次最多{maxRows}行。
      </Text>
      <Inline gap={8}>
        <Button variant="primary" loading={reading} onClick={() => picker.current?.click()}>
          选择文件
        </Button>
        <Button onClick={onTemplate}>下载模板</Button>
        <Text tone="secondary">.xlsx 或 .csv，不超过{maxSizeMB}MB</Text>
      </Inline>
      <input
        ref={picker}
        type="file"
        hidden
        aria-label="选择文件"
        accept=".xlsx,.csv,.txt"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          currentTarget.value = ''
          if (file) onRead(file)
        }}
      />
    </Stack>
  )
}
