import { awaitsAnswers, hasCalled } from '../decorators/network.ts'

/** ms without a change after which a page counts as settled: the effects of a response are drawn within a few. */
const quietTime = 100

/** ms after which a page that goes on changing is taken as it is. */
const longest = 5000

const pause = (ms: number) => new Promise((next) => setTimeout(next, ms))

/** Waits until every answer has come and what it changes is drawn: a story ends with its last expectation, the page may not. */
export const stillPage = async (): Promise<void> => {
  if (!hasCalled()) return
  const end = performance.now() + longest
  let changed = performance.now()
  const touch = () => {
    changed = performance.now()
  }
  const observer = new MutationObserver(touch)
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  while (performance.now() < end && performance.now() - changed < quietTime) {
    if (awaitsAnswers()) touch()
    await pause(quietTime / 4)
  }
  observer.disconnect()
}
