import { validateFile } from '@mall/api'
import { tableRules } from '@mall/api/contract'
import { Alert } from '@mall/ui/alert'
import { Button } from '@mall/ui/button'
import { ConfirmDialog } from '@mall/ui/dialog'
import { Field } from '@mall/ui/field'
import { Inline, Stack } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import { TextArea } from '@mall/ui/text-input'
import { useState, type ReactNode } from 'react'
import { failureText } from '../words/failure-text.ts'
import { ImportResults } from './ImportResults.tsx'
import { isGood } from './import-sheet.ts'
import { ImportPreview } from './ImportPreview.tsx'
import * as S from './ImportDialog.styles.ts'
import { saveTable, templateOf, type SavedTable } from './save-table.ts'
import { TablePicker } from './TablePicker.tsx'
import { useImport, type ImportSource } from './use-import.ts'

export interface ImportDialogProps<Landed> {
  readonly source: ImportSource<Landed>
  /** Titles of the columns, with a row as an example. */
  readonly template: { readonly titles: readonly string[]; readonly example: readonly string[]; readonly hint: string }
  /** Shown beside the results, e.g. a download of what was made. */
  readonly renderLanded?: ((landed: readonly Landed[]) => ReactNode) | undefined
  readonly onClose: () => void
}

/** A table becomes records: chosen or pasted, read by the server, mended in place; the good rows land. */
export const ImportDialog = <Landed,>({ source, template, renderLanded, onClose }: ImportDialogProps<Landed>) => {
  const { subject, unit = '个' } = source
  const [text, setText] = useState('')
  const [unfit, setUnfit] = useState('')
  const [leaving, setLeaving] = useState(false)
  const run = useImport(source)
  const { stage, sheet, problem, results } = run
  const good = sheet?.Rows.filter(isGood).length ?? 0
  const bad = (sheet?.Rows.length ?? 0) - good
  const save = (table: SavedTable) => {
    setUnfit('')
    saveTable(table).catch((failure: unknown) => setUnfit(failureText(failure)))
  }
  const read = (chosen: File) => {
    const verdict = validateFile(chosen, tableRules)
    if (verdict.kind !== 'success') return setUnfit(verdict.message)
    setUnfit('')
    run.read(chosen)
  }
  const leave = () => {
    if (stage === 'importing' || stage === 'reading') return
    if (stage === 'preview' || stage === 'paused') setLeaving(true)
    else onClose()
  }
  const saveBad = () => {
    const messages = new Map(results.filter(({ Success }) => !Success).map(({ RowNo, Message }) => [RowNo, Message]))
    const rows = sheet?.Rows.filter((row) => !isGood(row) || messages.has(row.RowNo)) ?? []
    const reasonOf = (row: (typeof rows)[number]) => messages.get(row.RowNo) ?? row.Problems.map(({ Message }) => Message).join('；')
    save({ name: `${subject}错误行`, head: [...template.titles, '原因'], rows: rows.map((row) => [...row.Cells, reasonOf(row)]) })
  }
  const title = {
    choosing: `导入${subject}`, reading: '正在读取…', preview: `${sheet?.Rows.length ?? 0} 行里 ${good} 行可以导入${bad > 0 ? `，${bad} 行还要改` : ''}`,
    importing: `正在导入，还有 ${run.leftCount} 行`, paused: `已暂停，还有 ${run.leftCount} 行`, done: '导入完成',
  }[stage]
  const footer = {
    choosing: null,
    // The server reads the table: the page stays free, and nothing is lost by leaving it.
    reading: <Button onClick={run.restart}>取消读取</Button>,
    preview: (
      <>
        <Button onClick={run.restart}>换一个文件</Button>
        <Button disabled={bad === 0} onClick={saveBad}>
          下载错误行
        </Button>
        <Button variant="decisive" disabled={good === 0 || run.checking} onClick={run.start}>{`导入 ${good} 行`}</Button>
      </>
    ),
    importing: <Button onClick={run.stop}>停止</Button>,
    paused: (
      <>
        <Button onClick={run.finish}>不再导入</Button>
        <Button variant="primary" onClick={run.goOn}>
          继续导入
        </Button>
      </>
    ),
    done: (
      <Button variant="primary" onClick={onClose}>
        完成
      </Button>
    ),
  }[stage]
  return (
    <>
      <S.Wide open size="large" title={title} dismissible={stage !== 'importing' && stage !== 'reading'} onOpenChange={leave} footer={footer}>
        {stage === 'choosing' || stage === 'reading' ? (
          <Stack gap={16}>
            <TablePicker reading={stage === 'reading'} onFile={read} onTemplate={() => save(templateOf(`${subject}导入模板`, template.titles, template.example))} />
            <Field label="或从表格复制后粘贴" hint={template.hint}>
              <TextArea rows={6} value={text} onValueChange={setText} maxLength={1_000_000} />
            </Field>
            <Inline>
              <Button disabled={text.trim() === ''} loading={stage === 'reading'} onClick={() => read(new File([text], 'table.txt', { type: 'text/plain' }))}>
                读取粘贴的内容
              </Button>
            </Inline>
            {(unfit || problem) === '' ? null : <Alert tone="danger">{unfit || problem}</Alert>}
          </Stack>
        ) : null}
        {stage === 'preview' && sheet !== null ? <ImportPreview sheet={sheet} watched={run.watched} checking={run.checking} problem={unfit || problem} onMend={run.mend} /> : null}
        {stage === 'importing' ? <progress aria-label="导入进度" max={good} value={good - run.leftCount} style={{ inlineSize: '100%' }} /> : null}
        {stage === 'paused' && problem !== '' ? <Alert tone="danger">{problem}</Alert> : null}
        {stage === 'paused' && problem === '' ? <Text as="p">已导入的行会保留，可以继续导入其余的行。</Text> : null}
        {stage === 'done' ? (
          <Stack gap={16}>
            {unfit === '' ? null : <Alert tone="danger">{unfit}</Alert>}
            <ImportResults
              rows={results}
              unit={`${unit}${subject}`}
              download={
                <Button variant="text" onClick={saveBad}>
                  下载错误行
                </Button>
              }
            />
            {run.landed.length > 0 ? renderLanded?.(run.landed) : null}
          </Stack>
        ) : null}
      </S.Wide>
      {leaving ? (
        <ConfirmDialog
          open
          danger
          title="放弃导入？"
          description={stage === 'paused' ? '已导入的行会保留，其余的行不会导入。' : '关闭后，改好的内容不会保存。'}
          messages={{ confirm: '放弃', cancel: '继续' }}
          onConfirm={() => {
            setLeaving(false)
            if (stage === 'paused') run.finish()
            else onClose()
          }}
          onOpenChange={() => setLeaving(false)}
        />
      ) : null}
    </>
  )
}
