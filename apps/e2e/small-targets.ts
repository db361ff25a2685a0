import type { Page } from '@playwright/test';

/** Minimum touch target, in CSS pixels. */
const SIZE = 44;

/** Controls below 44 px that break the spacing rule of WCAG 2.5.8, taken with 44 px. Links in sentences are exempt. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((size) => {
    const isInSentence = (target: Element): boolean => {
      const around = target.parentElement?.textContent?.trim().length ?? 0;
      return getComputedStyle(target).display === 'inline' && around > (target.textContent?.trim().length ?? 0);
    };
    /** Visible to screen readers only, such as the table head above cards. */
    const isClipped = (target: Element): boolean => {
      const around = target.parentElement;
      if (!around) return false;
      return getComputedStyle(around).clipPath === 'inset(50%)' || isClipped(around);
    };
    const hit = (target: Element): DOMRect =>
      (target instanceof HTMLInputElement && target.type === 'checkbox' && target.closest('label')
        ? target.closest('label')!
        : target
      ).getBoundingClientRect();
    const targets = [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [role=gridcell]')]
      .filter(
        (target) =>
          target.checkVisibility({ visibilityProperty: true }) &&
          !target.closest('[aria-hidden=true], [inert]') &&
          !isClipped(target),
      )
      .map((target) => ({ target, box: hit(target) }))
      .filter(({ box }) => box.width > 1 && box.height > 1);
    const isSmall = ({ box }: (typeof targets)[number]) => box.height < size || box.width < size;
    const centerOf = ({ left, top, width, height }: DOMRect) => [left + width / 2, top + height / 2] as const;
    const distance = (from: DOMRect, to: (typeof targets)[number]): number => {
      const [x, y] = centerOf(from);
      const { left, right, top, bottom } = to.box;
      const toBox = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
      if (!isSmall(to)) return toBox - size / 2;
      const [toX, toY] = centerOf(to.box);
      return Math.min(toBox - size / 2, Math.hypot(toX - x, toY - y) - size);
    };
    return targets
      .filter((one) => one.box.height < size && !isInSentence(one.target))
      .filter((one) =>
        targets.some(
          (other) =>
            other.target !== one.target &&
            !one.target.contains(other.target) &&
            !other.target.contains(one.target) &&
            distance(one.box, other) < 0,
        ),
      )
      .map(
        ({ target, box }) =>
          `${target.tagName.toLowerCase()} "${(target.getAttribute('aria-label') ?? target.textContent ?? '').trim().slice(0, 40)}" ${Math.round(box.width)}x${Math.round(box.height)}`,
      );
  }, SIZE);
