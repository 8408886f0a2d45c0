/** What the page lets the bench ask. All times in ms. */
export interface Probe {
  /** From the next keydown until a list whose first row has the typed text in it is painted. */
  typed(row: string): Promise<number>
  /** From the next keydown until another row than now is marked as chosen by `mark`, painted. */
  moved(mark: string): Promise<number>
  /** From the mouse's arrival at `place` until `panel` is painted. */
  hovered(place: string, panel: string): Promise<number>
  /** Frames until `stop`: how many came, and how many took longer than one and a half of a 60 Hz screen's. */
  frames(): { stop(): { frames: number; dropped: number } }
  /** Work of the page for one change: script, style, layout and paint of its frame. */
  changed(change: () => void): Promise<number>
  /** Filled by the scene: what `changed` is asked about. */
  actions: Record<string, () => void>
  ready: boolean
}

const FRAME_MS = 1000 / 60

/** A task posted in an animation frame runs once that frame is painted, and this one before all others that wait. */
const afterPaint = () => scheduler.postTask(() => performance.now(), { priority: 'user-blocking' })

/** From an event until `there` holds in a frame that is painted. Nothing else is done meanwhile: it would be measured. */
const since = (type: 'keydown' | 'pointerover', at: (event: Event) => boolean, there: () => boolean): Promise<number> =>
  new Promise((resolve) => {
    const listen = (event: Event) => {
      if (!at(event)) return
      document.removeEventListener(type, listen, true)
      requestAnimationFrame(function look() {
        if (there()) void afterPaint().then((end) => resolve(end - event.timeStamp))
        else requestAnimationFrame(look)
      })
    }
    document.addEventListener(type, listen, true)
  })

const seen = (element: Element | null) => element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ?? false

export const probe: Probe = {
  typed: (row) =>
    since(
      'keydown',
      () => true,
      () => {
        const first = document.querySelector(row)
        return seen(first) && (first?.textContent.includes(`“${document.querySelector('input')?.value}”`) ?? false)
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
      () => seen(document.querySelector(panel)),
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
