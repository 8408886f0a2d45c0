/** The measurements that the bench can start in the page. All times in ms. */
export interface Probe {
  /** From the next keydown until the paint of a list whose first row contains the typed text. */
  typed(row: string): Promise<number>
  /** From the next keydown until the paint in which `mark` matches another row than now. */
  moved(mark: string): Promise<number>
  /** From the pointer entering `place` until the paint of `panel`. */
  hovered(place: string, panel: string): Promise<number>
  /** Counts frames until `stop`; `dropped` are those longer than 1.5 frames at 60 Hz. */
  frames(): { stop(): { frames: number; dropped: number } }
  /** Duration of one change: script, style, layout and paint of its frame. */
  changed(change: () => void): Promise<number>
  /** The changes that a scene offers for `changed`, by name. */
  actions: Record<string, () => void>
  ready: boolean
}

const FRAME_MS = 1000 / 60

/** A task posted in an animation frame runs after that frame is painted; this priority runs it before all other tasks. */
const afterPaint = () => scheduler.postTask(() => performance.now(), { priority: 'user-blocking' })

/** Time from an event that matches until the paint of the first frame in which `isDone` returns true. */
const since = (type: 'keydown' | 'pointerover', matches: (event: Event) => boolean, isDone: () => boolean): Promise<number> =>
  new Promise((resolve) => {
    const listen = (event: Event) => {
      if (!matches(event)) return
      document.removeEventListener(type, listen, true)
      requestAnimationFrame(function check() {
        if (isDone()) void afterPaint().then((end) => resolve(end - event.timeStamp))
        else requestAnimationFrame(check)
      })
    }
    document.addEventListener(type, listen, true)
  })

const isVisible = (element: Element | null) => element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ?? false

export const probe: Probe = {
  typed: (row) =>
    since(
      'keydown',
      () => true,
      () => {
        const first = document.querySelector(row)
        return isVisible(first) && (first?.textContent.includes(`“${document.querySelector('input')?.value}”`) ?? false)
      },
    ),
  moved(mark) {
    const chosen = () => document.querySelector(mark)
    const before = chosen()
    return since(
      'keydown',
      () => true,
      () => chosen() !== null && chosen() !== before,
    )
  },
  hovered: (place, panel) =>
    since(
      'pointerover',
      ({ target }) => target instanceof Element && target.closest(place) !== null,
      () => isVisible(document.querySelector(panel)),
    ),
  frames() {
    const times: number[] = []
    let handle = requestAnimationFrame(function note(now) {
      times.push(now)
      handle = requestAnimationFrame(note)
    })
    return {
      stop() {
        cancelAnimationFrame(handle)
        const gaps = times.slice(1).map((time, at) => time - (times[at] ?? time))
        return { frames: gaps.length, dropped: gaps.filter((gap) => gap > FRAME_MS * 1.5).length }
      },
    }
  },
  changed: (change) =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        const begin = performance.now()
        change()
        void afterPaint().then((end) => resolve(end - begin))
      })
    }),
  actions: {},
  ready: false,
}
