/** Photos. */
export const photoWords = {
  takePhoto: 'Take a photo',
  retake: 'Take it again',
  choosePhoto: 'Choose a photo',
  photoSending: 'Sending the photo',
  photoBytes: '{sent} of {all} kB',
  photoDone: 'Photo received',
  photoFailed: 'The photo was not sent. Try again.',
  photoNotAnImage: 'This file is not a photo. Choose a JPEG or PNG picture.',
  photoTooLarge: 'This photo is too large. Take a new one.',
  photoHeic:
    'This photo is a HEIC file, which cannot be opened here. Take a new one with the camera, or choose a JPEG.',
  photoEmpty: 'This file is empty. Choose another photo.',
  photoTooMany: { one: 'Choose 1 photo, not more', other: 'Choose {n} photos at most' },
  photoPreparing: 'Making the photo smaller',
  photoStopped: 'Stopped. The photo is still here.',
  photoSend: 'Send this photo',
  photoDark: 'It looks dark. Go near a window and take it again.',
  photoBright: 'It looks too bright. Turn away from the light and take it again.',
  photoBlurry: 'It looks blurred. Hold the phone still and take it again.',
};
