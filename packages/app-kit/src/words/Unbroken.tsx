import { styled } from 'styled-components'

const Whole = styled.span`
  white-space: nowrap;
`

/** Numbers of documents, and days. */
const whole = /[A-Z]{2}-?\d[\dA-Z-]*|\d{4}-\d{2}-\d{2}/g

interface Part {
  readonly at: number
  readonly text: string
  readonly isWhole: boolean
}

/** A sentence in its parts. */
export const partsOfSentence = (sentence: string): readonly Part[] => {
  const parts: Part[] = []
  let end = 0
  for (const { 0: text, index } of sentence.matchAll(whole)) {
    if (index > end) parts.push({ at: end, text: sentence.slice(end, index), isWhole: false })
    parts.push({ at: index, text, isWhole: true })
    end = index + text.length
  }
  return end < sentence.length ? [...parts, { at: end, text: sentence.slice(end), isWhole: false }] : parts
}

/** A sentence whose numbers of documents and days are never broken: a hyphen is no place to break them at. */
export const Unbroken = ({ children }: { readonly children: string }) => partsOfSentence(children).map(({ at, text, isWhole }) => (isWhole ? <Whole key={at}>{text}</Whole> : text))
