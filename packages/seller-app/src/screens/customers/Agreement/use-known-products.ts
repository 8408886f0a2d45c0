import { agreementRowsAtOnce, type AgreementProduct } from '@mall/api/seller/contract'
import { failureText } from '@mall/app-kit/words/failure-text.ts'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { Known } from './grid-rows.ts'
import { unknownCodes } from './grid-summary.ts'

/** What is known of the products whose codes are typed: asked of the server as they come, each once. */
export const useKnownProducts = (first: Known, codes: readonly string[], find: (codes: readonly string[]) => Promise<readonly AgreementProduct[]>) => {
  const [known, setKnown] = useState<Known>(first)
  const [problem, setProblem] = useState('')
  const asked = useRef(new Set<string>())
  const ask = useEffectEvent(find)
  const missing = useMemo(() => unknownCodes(codes, known), [codes, known])

  useEffect(() => {
    const wanted = missing.filter((code) => !asked.current.has(code))
    for (const code of wanted) asked.current.add(code)
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
      for (let at = 0; at < wanted.length; at += agreementRowsAtOnce) await learn(wanted.slice(at, at + agreementRowsAtOnce))
    }
    void askAll()
  }, [missing])

  return { known, problem, isFinding: missing.length > 0, retry: () => setKnown((before) => new Map(before)) }
}
