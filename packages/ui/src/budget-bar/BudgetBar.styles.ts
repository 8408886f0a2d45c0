import { css, styled } from 'styled-components'

export const Root = styled.div`
  font-variant-numeric: tabular-nums;
`

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--mall-space-4) var(--mall-space-16);
`

export const Verdict = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--mall-space-4);
  color: var(--mall-success);
  font-weight: 600;

  &[data-level='warning'],
  &[data-level='critical'] {
    color: var(--mall-warning);
  }
  &[data-level='over'] {
    color: var(--mall-danger);
  }
`

/** Hatching distinguishes the parts without colour. */
export const Track = styled.div`
  position: relative;
  display: flex;
  overflow: hidden;
  block-size: 12px;
  margin-block: var(--mall-space-8) var(--mall-space-12);
  border: 1px solid var(--mall-control-border);
  border-radius: var(--mall-radius-tag);
  background: var(--mall-surface);

  > span {
    inline-size: var(--share);
  }
  /* What is over the budget, behind the line where it ends. */
  > [data-part='excess'] {
    position: absolute;
    inset-block: 0;
    inset-inline: var(--limit) 0;
    border-inline-start: 2px solid var(--mall-danger);
    background: repeating-linear-gradient(135deg, var(--mall-danger) 0 2px, var(--mall-danger-soft) 2px 5px);
  }
`

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
  [data-part='remaining'] {
    box-shadow: inset 0 0 0 1px var(--mall-control-border);
  }

  /* Forced colours remove backgrounds: the system's own colours distinguish the parts. */
  @media (forced-colors: active) {
    span[data-part] {
      forced-color-adjust: none;
    }
    [data-part='used'] {
      background: CanvasText;
    }
    [data-part='frozen'] {
      background: repeating-linear-gradient(135deg, CanvasText 0 2px, Canvas 2px 5px);
    }
    [data-part='order'] {
      background: Highlight;
    }
    [data-part='remaining'] {
      box-shadow: inset 0 0 0 1px CanvasText;
    }
  }
`

export const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(112px, 1fr));
  gap: var(--mall-space-8) var(--mall-space-16);
  margin: 0;

  dt {
    display: flex;
    align-items: center;
    gap: var(--mall-space-8);
    color: var(--mall-text-secondary);
    font-size: var(--mall-font-size-12);
    line-height: var(--mall-line-height-12);
  }
  dt > span {
    inline-size: 10px;
    block-size: 10px;
    border-radius: var(--mall-radius-tag);
  }
  dd {
    margin: 0;
  }
  ${fills}
`

export const Parts = styled(Track)`
  ${fills}
`
