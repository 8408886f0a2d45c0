import { Button } from '@mall/ui/button'
import { Select } from '@mall/ui/select'
import { Stack } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import { VisuallyHidden } from '@mall/ui/theme'
import { useMemo, useState } from 'react'
import type { ComparedText } from './help-words.ts'
import { countLines, foldedParts, linesOf, type DifferenceLine, type DifferencePart, type Piece } from './text-difference.ts'
import * as S from './TextComparison.styles.ts'

export interface TextComparisonProps {
  /** All that can be compared, the newest first. */
  readonly texts: readonly ComparedText[]
  readonly text: ComparedText
  /** The text that it is compared with. */
  readonly other: ComparedText
  readonly onOther: (key: string) => void
}

const kindWords: Readonly<Record<DifferenceLine['kind'], string>> = { same: '', changed: '修改', added: '新增', removed: '删除' }

/** A piece of a changed line: what it is, is heard too. */
const ChangedPiece = ({ kind, text }: Piece) => {
  if (kind === 'same') return text
  const Mark = kind === 'added' ? 'ins' : 'del'
  return (
    <Mark>
      <VisuallyHidden>{`${kindWords[kind]}：`}</VisuallyHidden>
      {text}
    </Mark>
  )
}

const LineText = ({ kind, pieces }: DifferenceLine) => {
  // oxlint-disable-next-line react/no-array-index-key -- pieces are known by their place alone
  if (kind === 'changed') return <span>{pieces.map((piece, at) => <ChangedPiece key={at} {...piece} />)}</span>
  const text = pieces[0]?.text.trim() ? pieces[0].text : '（空行）'
  if (kind === 'same') return <span>{text}</span>
  return kind === 'added' ? <ins>{text}</ins> : <del>{text}</del>
}

const Lines = ({ lines, label }: { readonly lines: readonly DifferenceLine[]; readonly label: string }) => (
  <S.Lines aria-label={label}>
    {lines.map((line, at) => (
      // oxlint-disable-next-line react/no-array-index-key -- lines are known by their place alone
      <S.Line key={at} data-kind={line.kind}>
        <S.Kind>{kindWords[line.kind]}</S.Kind>
        <LineText {...line} />
      </S.Line>
    ))}
  </S.Lines>
)

type PartProps = Pick<DifferencePart, 'lines'>

const ChangedLines = ({ lines }: PartProps) => <Lines lines={lines} label="改动的地方" />

const FoldedLines = ({ lines }: PartProps) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <S.Fold>
        <Button variant="text" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>{`${lines.length} 行一样，${isOpen ? '收起' : '展开'}`}</Button>
      </S.Fold>
      {isOpen ? <Lines lines={lines} label="一样的" /> : null}
    </>
  )
}

const summaryOf = (lines: readonly DifferenceLine[]): string => {
  const { changed, added, removed, same } = countLines(lines)
  const counts = ([[changed, '修改'], [added, '新增'], [removed, '删除']] as const).flatMap(([count, word]) => (count === 0 ? [] : [`${word} ${count} 行`]))
  return counts.length === 0 ? '两份文字一样' : `${counts.join('，')}，${same === 0 ? '没有一样的' : `其余 ${same} 行一样`}`
}

/** What the later one of two texts changed, line by line. */
export const TextComparison = ({ texts, text, other, onOther }: TextComparisonProps) => {
  // Whichever is older was there before, whatever is compared with what.
  const [later, earlier] = texts.indexOf(text) < texts.indexOf(other) ? [text, other] : [other, text]
  const lines = useMemo(() => linesOf(earlier.body, later.body), [earlier.body, later.body])
  const isSame = lines.every(({ kind }) => kind === 'same')
  return (
    <Stack gap={16}>
      <S.Bar>
        <span>和</span>
        <S.Choice>
          <Select aria-label="和哪一份比" options={texts.flatMap(({ key, name }) => (key === text.key ? [] : [{ value: key, label: name }]))} value={other.key} onValueChange={onOther} />
        </S.Choice>
        <span>比</span>
      </S.Bar>
      <Text role="status">{summaryOf(lines)}</Text>
      {isSame ? null : (
        <div role="group" aria-label={`从${earlier.name}到${later.name}`}>
          {foldedParts(lines).map(({ isFolded, lines: some }, at) => {
            const Part = isFolded ? FoldedLines : ChangedLines
            // oxlint-disable-next-line react/no-array-index-key -- parts are known by their place alone
            return <Part key={`${other.key} ${at}`} lines={some} />
          })}
        </div>
      )}
    </Stack>
  )
}
