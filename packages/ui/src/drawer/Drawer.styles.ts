import { styled } from 'styled-components'
import { modalBase } from '../dialog/Dialog.styles.ts'

export const Root = styled.dialog`
  ${modalBase}
  --away: 100%;
  inline-size: min(480px, 100vw - 40px);
  block-size: 100dvh;
  margin-block: 0;
  margin-inline: auto 0;

  &[data-side='start'] {
    --away: -100%;
    margin-inline: 0 auto;
  }
  &:dir(rtl) {
    --away: -100%;
  }
  &[data-side='start']:dir(rtl) {
    --away: 100%;
  }
  &[data-side='bottom'] {
    inset-block-start: auto;
    inline-size: 100vw;
    block-size: fit-content;
    max-block-size: calc(100dvh - 48px);
    margin: auto 0 0;
  }
  &:not([open]) {
    transform: translateX(var(--away));
  }
  @starting-style {
    transform: translateX(var(--away));
  }
  &[data-side='bottom'] {
    &:not([open]) {
      transform: translateY(100%);
    }
    @starting-style {
      transform: translateY(100%);
    }
  }
`

export const Panel = styled.div`
  display: flex;
  flex-direction: column;
  block-size: 100%;
  max-block-size: inherit;
  background: var(--mall-raised);
  box-shadow: var(--mall-shadow-dialog);

  [data-side='bottom'] > & {
    border-start-start-radius: var(--mall-radius-dialog);
    border-start-end-radius: var(--mall-radius-dialog);
  }
`

/** As high as the line of the title, whatever is in it. */
export const Actions = styled.div`
  display: flex;
  flex: none;
  gap: var(--mall-space-4);
  align-items: center;
  block-size: var(--mall-line-height-18);
  margin-inline-end: calc(-1 * var(--mall-space-8));
  color: var(--mall-text-secondary);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`
