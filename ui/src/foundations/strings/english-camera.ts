/** The camera within the page: apart, as it is fetched when it opens. */
export const cameraWords = {
  cameraStarting: 'The camera is starting',
  cameraAllow: 'Press “Allow” when the phone asks about the camera.',
  cameraFitCard: 'Fit the card into the frame',
  cameraFitFace: 'Fit your face into the oval',
  cameraDark: 'Too dark. Go near a window.',
  cameraBright: 'Too bright. Turn away from the light.',
  cameraBlurry: 'Not sharp yet. Hold the phone still.',
  cameraSmall: 'Too far away. Come closer, until the card fills the frame.',
  cameraReady: 'Ready. Hold still and take the photo.',
  cameraCheckCard: 'Can you read every word and number?',
  cameraCheckFace: 'Can you see your whole face?',
  cameraUse: 'Use this photo',
  cameraLightOn: 'Turn light on',
  cameraLightOff: 'Turn light off',
  cameraRefused:
    'The camera is not allowed here. You can go on without it, or allow it in the settings of the phone and try again.',
  cameraNone: 'No camera was found. You can go on without it.',
  cameraBusy:
    'The camera cannot be used now. Close other apps that use it and try again, or go on without it.',
  cameraOfPhone: 'Open the phone’s camera',
};
