import { isMallError } from '@mall/api'
import { tableRules, type InquiryImport, type InquiryLineInput } from '@mall/api/contract'
import { Alert } from '@mall/ui/alert'
import { Button } from '@mall/ui/button'
import { Field } from '@mall/ui/field'
import { Inline, Stack } from '@mall/ui/stack'
import { TextArea } from '@mall/ui/text-input'
import { useRef, useState } from 'react'
import { ImportResults } from '../import-results/ImportResults.tsx'

interface ImportTableProps {
  readonly onImport: (file: File) => Promise<InquiryImport>
  /** The good rows. */
  readonly onLines: (lines: readonly InquiryLineInput[]) => void
}

/** 粘贴 and 导入: a table becomes lines; what is not understood says why, row by row. */
export const ImportTable = ({ onImport, onLines }: ImportTableProps) => {
  const picker = useRef<HTMLInputElement>(null)
  const [isPasting, setIsPasting] = useState(false)
  const [text, setText] = useState('')
  const [reading, setReading] = useState(false)
  const [results, setResults] = useState<InquiryImport['Results'] | null>(null)
  const [problem, setProblem] = useState('')
  const read = async (file: File): Promise<void> => {
    setReading(true)
    setProblem('')
    setResults(null)
    try {
      if (file.size > tableRules.maxSizeMB * 1024 * 1024) return setProblem(tableRules.messages.maxSize)
      const { Results, Lines } = await onImport(file)
      setResults(Results)
      onLines(Lines.map(({ Line }) => Line))
      if (Results.every(({ Success }) => Success)) setText('')
    } catch (failure) {
      setProblem(isMallError(failure) ? failure.message : '网络连接故障')
    } finally {
      setReading(false)
    }
  }
  return (
    <Stack gap={12}>
      <Inline gap={8}>
        <Button aria-expanded={isPasting} onClick={() => setIsPasting(!isPasting)}>
          粘贴表格
        </Button>
        <Button loading={reading && !isPasting} onClick={() => picker.current?.click()}>
          导入Excel
        </Button>
        <input
          ref={picker}
          type="file"
          hidden
          aria-label="导入Excel"
          accept=".xlsx,.csv,.txt"
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0]
            currentTarget.value = ''
            if (file) void read(file)
          }}
        />
      </Inline>
      {isPasting ? (
        <>
          <Field label="从Excel复制后粘贴" hint="第一行可以是表头；没有表头时依次为：商品名称、品牌、型号、规格、单位、数量、目标单价、期望到货日、参考链接、备注">
            <TextArea rows={5} value={text} onValueChange={setText} maxLength={100_000} />
          </Field>
          <Inline gap={8}>
            <Button disabled={text.trim() === ''} loading={reading} onClick={() => void read(new File([text], 'table.txt', { type: 'text/plain' }))}>
              读取
            </Button>
          </Inline>
        </>
      ) : null}
      {problem === '' ? null : <Alert tone="danger">{problem}</Alert>}
      {results === null ? null : <ImportResults rows={results} />}
    </Stack>
  )
}
