'use client'

import { useId } from 'react'
import { withRef } from '../hooks/with-ref.ts'
import { Glyph } from '../icon/Glyph.tsx'
import { alertGlyph, checkGlyph, chevronEndGlyph, chevronStartGlyph, refreshGlyph } from '../icon/glyphs.ts'
import { partsOf } from '../styles/parts.ts'
import { useMessages } from '../theme/context.ts'
import { slideCaptchaMessages } from './messages.ts'
import { Fill, Foot, Handle, Picture, PieceRail, Root, Status, Track, TrackRail } from './SlideCaptcha.styles.ts'
import type { SlideCaptchaProps, SlideCaptchaState } from './types.ts'
import { useSlideCaptcha } from './use-slide-captcha.ts'

type Alternative = NonNullable<SlideCaptchaProps['alternative']>
const isAction = (alternative: Alternative): alternative is { label: string; onSelect: () => void } =>
  typeof alternative === 'object' && 'onSelect' in alternative

const glyphs: Partial<Record<SlideCaptchaState, string>> = { passed: checkGlyph, expired: refreshGlyph, unavailable: alertGlyph }
/** Picture pixels per press of a nudge button. */
const nudges = [
  { by: -2, name: 'nudgeBack', d: chevronStartGlyph },
  { by: 2, name: 'nudgeForward', d: chevronEndGlyph },
] as const

const percent = (part: number, whole: number) => `${whole > 0 ? (part / whole) * 100 : 0}%`

/**
 * A slide captcha: the user fits a piece into a picture, by dragging, by keyboard, by a press on the track or by
 * the nudge buttons (WCAG 2.5.7). It makes no requests: the page loads challenges and verifies answers. A request
 * that fails shows 验证服务暂不可用，点击重试 and does not count as an attempt.
 */
export const SlideCaptcha = withRef(function SlideCaptcha({
  ref,
  loadChallenge,
  verify,
  onPass,
  onStateChange,
  alternative,
  messages,
  classNames,
  ...rest
}: SlideCaptchaProps) {
  const part = partsOf(classNames)
  const text = useMessages('SlideCaptcha', slideCaptchaMessages, messages)
  const helpId = useId()
  const { rootRef, handleRef, ...captcha } = useSlideCaptcha({
    ref,
    loadChallenge,
    verify,
    onPass,
    onStateChange,
    position: text.position,
  })
  const { state, challenge, max } = captcha
  const canStep = state === 'ready'

  const resting = state === 'idle' || state === 'dragging' ? 'ready' : state
  // The text of a wrong answer stays while the next picture loads: a live region would announce it again after another text.
  const kept = captcha.wasWrong && (resting === 'ready' || resting === 'loading') ? 'rejected' : resting
  const said = captcha.isIncomplete && state === 'ready' ? 'incomplete' : kept
  const glyph = glyphs[state]
  const words = (
    <>
      {glyph ? <Glyph d={glyph} size={16} /> : null}
      {((said === 'rejected' || said === 'unavailable') && captcha.reason) || text[said]}
    </>
  )

  return (
    <Root data-part="slide-captcha" aria-label={text.label} {...rest} ref={rootRef} data-state={state} data-stepped={(canStep && captcha.stepped) || undefined}>
      <Picture {...part('picture')} dir="ltr" style={challenge ? { aspectRatio: `${challenge.width} / ${challenge.height}` } : undefined}>
        {challenge ? (
          <>
            <img {...part('background')} src={challenge.background} alt="" draggable={false} />
            <PieceRail
              {...part('piece-rail')}
              style={{ insetBlockStart: percent(challenge.pieceY, challenge.height), inlineSize: percent(max, challenge.width) }}
            >
              <img {...part('piece')} src={challenge.piece} alt="" draggable={false} style={{ inlineSize: percent(challenge.pieceWidth, max), maxInlineSize: 'none' }} />
            </PieceRail>
          </>
        ) : null}
        {state === 'passed' ? null : (
          <button {...part('refresh')} type="button" aria-label={text.refresh} title={text.refresh} onClick={captcha.refresh}>
            <Glyph d={refreshGlyph} size={16} />
          </button>
        )}
      </Picture>
      <Track {...part('track')} dir="ltr" data-wrong={captcha.wasWrong || undefined} onPointerDown={captcha.pressTrack}>
        <Fill {...part('fill')} />
        <Status {...part('status')}>
          {state === 'expired' || state === 'unavailable' ? (
            <button {...part('retry')} type="button" onClick={captcha.retry}>
              {words}
            </button>
          ) : (
            words
          )}
        </Status>
        <TrackRail {...part('track-rail')}>
          <Handle {...part('handle')} ref={handleRef} data-initial-focus="" {...captcha.sliderProps} aria-label={text.slider} aria-describedby={helpId}>
            <Glyph d={chevronEndGlyph} />
          </Handle>
        </TrackRail>
        <span id={helpId} hidden>
          {text.help}
        </span>
      </Track>
      <Foot {...part('foot')}>
        <div {...part('nudges')} dir="ltr">
          {nudges.map(({ by, name, d }) => (
            <button key={name} {...part('nudge')} type="button" aria-label={text[name]} aria-disabled={!canStep} onClick={() => captcha.moveBy(by)}>
              <Glyph d={d} size={16} />
            </button>
          ))}
          <button {...part('confirm')} type="button" aria-disabled={!canStep || !captcha.stepped} onClick={captcha.confirm}>
            {text.confirm}
          </button>
        </div>
        {alternative && isAction(alternative) ? (
          <button {...part('alternative')} type="button" onClick={alternative.onSelect}>
            {alternative.label}
          </button>
        ) : (
          alternative
        )}
      </Foot>
    </Root>
  )
})
