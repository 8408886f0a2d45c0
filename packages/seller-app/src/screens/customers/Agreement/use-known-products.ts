import { agreementRowsAtOnce, type AgreementProduct } from '@mall/api/seller/contract'
import { failureText } from '@mall/app-kit/words/failure-text.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { unknownCodes, type GridRow, type Known } from './grid-rows.ts'

/** What is known of the products whose codes are typed: asked of the server as they come, each once. */
export const useKnownProducts = (first: Known, rows: readonly GridRow[], find: (codes: readonly string[]) => Promise<readonly AgreementProduct[]>) => {
  const [known, setKnown] = useState<Known>(first)
  const [problem, setProblem] = useState('')
  const asked = useRef(new Set<string>())
  const ask = useEffectEvent(find)

  useEffect(() => {
    const codes = unknownCodes(rows, known).filter((code) => !asked.current.has(code))
    for (const code of codes) asked.current.add(code)
    const learn = async (part: readonly string[]): Promise<void> => {
      try {
        const found = new Map((await ask(part)).map((product) => [product.ProductCode, product]))
        setKnown((before) => new Map([...before, ...part.map((code) => [code, found.get(code) ?? null] as const)]))
        setProblem('')
      } catch (failure) {
        // Asked again with the next step, or by the button.
        for (const code of part) asked.current.delete(code)
        setProblem(failureText(failure))
      }
    }
    const askAll = async (): Promise<void> => {
      for (let at = 0; at < codes.length; at += agreementRowsAtOnce) await learn(codes.slice(at, at + agreementRowsAtOnce))
    }
    void askAll()
  }, [rows, known])

  return { known, problem, isFinding: unknownCodes(rows, known).length > 0, retry: () => setKnown((before) => new Map(before)) }
}
