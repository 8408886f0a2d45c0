import { useId, type ReactNode } from 'react'
import { Glyph } from '../icon/Glyph.tsx'
import { alertGlyph, checkGlyph, chevronEndGlyph, chevronStartGlyph, refreshGlyph } from '../icon/glyphs.ts'
import { useMessages } from '../theme/context.ts'
import { slideCaptchaMessages } from './messages.ts'
import { Fill, Foot, Handle, HandleRail, Picture, PieceRail, Refresh, Root, Status, Steps, Track } from './SlideCaptcha.styles.ts'
import type { SlideCaptchaProps } from './types.ts'
import { useSlideCaptcha } from './use-slide-captcha.ts'

type Alternative = NonNullable<SlideCaptchaProps['alternative']>
const isAction = (alternative: Alternative): alternative is { label: string; onSelect: () => void } =>
  typeof alternative === 'object' && 'onSelect' in alternative

const percent = (part: number, whole: number) => `${whole > 0 ? (part / whole) * 100 : 0}%`

/**
 * Proves a person by fitting a piece into a picture: dragged by a pointer, moved by keys, by a press on the track or by
 * the nudge buttons (WCAG 2.5.7). Knows neither network nor judge: the page loads challenges and verifies answers. A call
 * that fails shows 验证服务暂不可用，点击重试 and costs no try.
 */
export function SlideCaptcha({
  ref,
  loadChallenge,
  verify,
  onPass,
  onStateChange,
  alternative,
  messages,
  ...rest
}: SlideCaptchaProps) {
  const text = useMessages('SlideCaptcha', slideCaptchaMessages, messages)
  const helpId = useId()
  const { handleRef, handleRailRef, pieceRailRef, fillRef, ...captcha } = useSlideCaptcha({
    ref,
    loadChallenge,
    verify,
    onPass,
    onStateChange,
    position: text.position,
  })
  const { state, challenge, max } = captcha
  const canStep = state === 'ready'

  const said: Partial<Record<typeof state, ReactNode>> = {
    loading: text.loading,
    ready: captcha.wasWrong ? text.rejected : text.ready,
    verifying: text.verifying,
    rejected: text.rejected,
  }
  if (state === 'passed') {
    said.passed = (
      <>
        <Glyph d={checkGlyph} size={16} />
        {text.passed}
      </>
    )
  }
  if (state === 'expired' || state === 'unavailable') {
    said[state] = (
      <button type="button" onClick={captcha.retry}>
        <Glyph d={state === 'expired' ? refreshGlyph : alertGlyph} size={16} />
        {text[state]}
      </button>
    )
  }

  return (
    <Root aria-label={text.label} {...rest} data-state={state}>
      <Picture style={challenge ? { aspectRatio: `${challenge.width} / ${challenge.height}` } : undefined}>
        {challenge ? (
          <>
            <img src={challenge.background} alt="" draggable={false} />
            <PieceRail
              ref={pieceRailRef}
              style={{ insetBlockStart: percent(challenge.pieceY, challenge.height), inlineSize: percent(max, challenge.width) }}
            >
              <img src={challenge.piece} alt="" draggable={false} style={{ inlineSize: percent(challenge.pieceWidth, max), maxInlineSize: 'none' }} />
            </PieceRail>
          </>
        ) : null}
        {state === 'passed' ? null : (
          <Refresh type="button" aria-label={text.refresh} title={text.refresh} onClick={captcha.refresh}>
            <Glyph d={refreshGlyph} size={16} />
          </Refresh>
        )}
      </Picture>
      <Track data-wrong={captcha.wasWrong || undefined} onPointerDown={captcha.pressTrack}>
        <Fill ref={fillRef} />
        <Status>{said[state]}</Status>
        <HandleRail ref={handleRailRef}>
          <Handle ref={handleRef} {...captcha.sliderProps} aria-label={text.slider} aria-describedby={helpId}>
            <Glyph d={chevronEndGlyph} />
          </Handle>
        </HandleRail>
        <span id={helpId} hidden>
          {text.help}
        </span>
      </Track>
      <Foot>
        <Steps>
          <button type="button" aria-label={text.nudgeBack} title={text.nudgeBack} aria-disabled={!canStep} onClick={() => captcha.nudge(-1)}>
            <Glyph d={chevronStartGlyph} size={16} />
          </button>
          <button type="button" aria-label={text.nudgeForward} title={text.nudgeForward} aria-disabled={!canStep} onClick={() => captcha.nudge(1)}>
            <Glyph d={chevronEndGlyph} size={16} />
          </button>
          <button type="button" aria-disabled={!canStep || !captcha.stepped} onClick={captcha.confirm}>
            {text.confirm}
          </button>
        </Steps>
        {alternative && isAction(alternative) ? (
          <button type="button" data-part="alternative" onClick={alternative.onSelect}>
            {alternative.label}
          </button>
        ) : (
          alternative
        )}
      </Foot>
    </Root>
  )
}
