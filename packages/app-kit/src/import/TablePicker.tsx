import { tableRules } from '@mall/api/contract'
import { Button } from '@mall/ui/button'
import { Inline } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import { useRef } from 'react'

export interface TablePickerProps {
  readonly reading: boolean
  /** What is said of a file besides what it is: .xlsx 或 .csv，不超过2MB by default. */
  readonly note?: string
  /** Where to choose one is what the page is for. */
  readonly decisive?: boolean
  readonly onFile: (file: File) => void
  readonly onTemplate: () => void
}

/** Chooses the file of a table, or gives its template. Any name of a table may be chosen: the server reads what is in it. */
export const TablePicker = ({ reading, note = `.xlsx 或 .csv，不超过${tableRules.maxSizeMB}MB`, decisive = false, onFile, onTemplate }: TablePickerProps) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Inline gap={8}>
        <Button variant={decisive ? 'decisive' : 'primary'} loading={reading} onClick={() => input.current?.click()}>
          选择文件
        </Button>
        <Button onClick={onTemplate}>下载模板</Button>
        <Text tone="secondary">{note}</Text>
      </Inline>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="选择文件"
        accept=".xlsx,.xlsm,.csv,.tsv,.txt,.xls,.et"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
    </>
  )
}
