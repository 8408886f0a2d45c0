import { css, styled } from 'styled-components'

export const Budget = styled.div`
  display: grid;
  gap: var(--mall-space-8);
`

/** Used solid, frozen hatched, this order in ink: distinguishable without colour. */
const fills = css`
  [data-part='used'] {
    background: var(--mall-primary);
  }
  [data-part='frozen'] {
    background: repeating-linear-gradient(135deg, var(--mall-primary) 0 2px, var(--mall-primary-soft) 2px 5px);
  }
  [data-part='order'] {
    background: var(--mall-text);
  }

  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`

export const Bar = styled.div`
  ${fills}
  position: relative;
  display: flex;
  overflow: hidden;
  block-size: 8px;
  border-radius: var(--mall-radius-tag);
  background: var(--mall-divider);

  > span {
    inline-size: var(--share);
  }

  /* What is over the budget, behind the line where it ends. */
  > i {
    position: absolute;
    inset-block: 0;
    inset-inline: var(--limit) 0;
    border-inline-start: 2px solid var(--mall-danger);
    background: repeating-linear-gradient(135deg, var(--mall-danger) 0 2px, var(--mall-danger-soft) 2px 5px);
  }
`

export const Legend = styled.div`
  ${fills}
  display: flex;
  gap: var(--mall-space-12);
  color: var(--mall-text-secondary);
  font-size: var(--mall-font-size-12);
  line-height: var(--mall-line-height-12);

  > span {
    display: inline-flex;
    gap: var(--mall-space-4);
    align-items: center;
  }

  i {
    inline-size: 10px;
    block-size: 10px;
    border-radius: var(--mall-radius-tag);
  }
`
