import { expect, test } from 'playwright/test';

for (const colorScheme of ['light', 'dark'] as const)
  test(`the screen and its messages, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('Enter your first name').first().waitFor();
    await expect(page).toHaveScreenshot(`about-you-${colorScheme}.png`);
  });
